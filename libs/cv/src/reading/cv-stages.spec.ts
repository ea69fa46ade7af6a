import { cvStages, cvTestLimits, resumeContent } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { exportResume } from '../export/export-resume.ts';
import { readStages } from './cv-stages.ts';

const MONTH = '2026-11';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const text =
  'Ada Kern\nada@people.example\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of Graz\n\nSKILLS\nStatistics\n';
const skills = Array.from({ length: 30 }, (_, index) => ({ name: `Skill number ${index}` }));
const content = resumeContent.parse({ basics: { name: 'Ada Kern', email: 'ada@people.example' }, skills });

describe('the stages of reading a CV', () => {
  it('are what the contract says, and the same for the same file', async () => {
    const stages = await readStages(bytesOf(text), MONTH);
    expect(cvStages.parse(stages)).toEqual(stages);
    expect(await readStages(bytesOf(text), MONTH)).toEqual(stages);
  });
  it('have neither places nor another way of reading in a format without pages', async () => {
    const { items, topToBottom, sections, fields, evidence } = await readStages(bytesOf(text), MONTH);
    expect(items).toEqual({ total: 0, shown: [] });
    expect(topToBottom).toBeNull();
    expect(sections.map(({ name }) => name)).toEqual(['head', 'education', 'skills']);
    expect(fields).toContainEqual(expect.objectContaining({ pointer: '/basics/email', value: 'ada@people.example' }));
    expect(evidence.skills.map(({ label }) => label)).toContain('Statistics');
  });
  it('name the lines that no field holds', async () => {
    const withBirthday = text.replace('people.example\n', 'people.example\nDate of birth: 4 May 2003\n');
    expect((await readStages(bytesOf(withBirthday), MONTH)).unplaced).toEqual(['Date of birth: 4 May 2003']);
    expect((await readStages(bytesOf(text), MONTH)).unplaced).toEqual([]);
  });
  it('name the pieces of a PDF with their places, and each line in one column', async () => {
    const pdf = await exportResume({ format: 'pdf', template: 'classic', language: 'en', content });
    const { items, columns, lines, topToBottom } = await readStages(pdf, MONTH);
    expect(items.total).toBeGreaterThan(0);
    expect(items.shown).toHaveLength(Math.min(items.total, cvTestLimits.items));
    expect(columns.reduce((sum, column) => sum + column.lines, 0)).toBe(lines.length);
    expect(topToBottom?.fields.length).toBeGreaterThan(0);
  });
  it('end with the declared error where a file cannot be read', async () => {
    await expect(readStages(bytesOf('%PDF-1.4\nnothing\n%%EOF'), MONTH)).rejects.toMatchObject({ code: 'CORRUPT' });
    await expect(readStages(bytesOf('1 2'), MONTH)).rejects.toMatchObject({ code: 'NO_TEXT' });
  });
});
