import { describe, expect, it } from 'vitest';
import { readCvFile } from '../src/reading/read-cv-file.ts';
import { heldOutLayouts } from './held-out/held-out-corpus.ts';
import { refusedFiles, tunedLayouts } from './corpus/corpus.ts';
import { meanOf, measure } from './corpus/measures.ts';

const neverLayout = (): never => {
  throw new Error('No layout of two columns.');
};

const layouts = tunedLayouts(null);
const all = [...layouts, ...heldOutLayouts(null)];

describe('reading generated CVs', () => {
  it.each(all)('finds what a CV says in the layout "$name"', async (layout) => {
    const cvs = await layout.cvs(5);
    const measures = meanOf(await Promise.all(cvs.map(async (cv) => measure(await readCvFile(cv.bytes), cv.truth))));
    expect(measures.contact).toBeGreaterThanOrEqual(0.98);
    expect(measures.sections).toBeGreaterThanOrEqual(0.95);
    expect(measures.education).toBeGreaterThanOrEqual(0.92);
    expect(measures.experience).toBeGreaterThanOrEqual(layout.columns === 2 ? 0.8 : 0.85);
    expect(measures.skills).toBeGreaterThanOrEqual(0.9);
  });

  it('refuses encrypted, corrupt and scanned files by their codes', async () => {
    for (const { bytes, refusal } of await refusedFiles())
      await expect(readCvFile(bytes)).rejects.toMatchObject({ code: refusal });
  });

  it('places every value on a page with a box', async () => {
    const [cv] = await (layouts.find(({ columns }) => columns === 2) ?? neverLayout()).cvs(1);
    const { fields } = await readCvFile(cv?.bytes ?? new Uint8Array());
    expect(Object.keys(fields)).toContain('/basics/email');
    for (const { page, box } of Object.values(fields)) expect([page, box?.width]).toEqual([1, expect.any(Number)]);
  });
});
