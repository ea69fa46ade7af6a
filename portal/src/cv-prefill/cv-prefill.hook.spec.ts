// @vitest-environment happy-dom
import { internUpdate, type CvFinding, type InternUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { renderHook } from '../../test/render-hook.ts';
import { useCvPrefill } from './cv-prefill.hook.ts';

const skill = (label: string): CvFinding => ({ kind: 'skill', quote: label, id: null, label, matched: label });
const study: CvFinding = {
  kind: 'education',
  quote: 'University of Graz',
  sure: true,
  institution: 'University of Graz',
  degree: 'bachelor',
  field: null,
  start: null,
  end: null,
};

it('keeps what is complete when something else still lacks a part, and then that as well', async () => {
  let values: InternUpdate = internUpdate.parse({});
  const apply = (patch: Partial<InternUpdate>): Promise<boolean> => {
    values = internUpdate.parse({ ...values, ...patch });
    return Promise.resolve(true);
  };
  const prefill = await renderHook(() =>
    useCvPrefill([study, skill('Python'), skill('Statistics')], { values, apply }, ['education']),
  );
  expect(prefill.now().count).toBe(3);
  await prefill.does((now) => now.confirm());
  expect(values.skills.map(({ label }) => label)).toEqual(['Python', 'Statistics']);
  expect(values.education).toEqual([]);
  expect(prefill.now()).toMatchObject({ strict: true, keptCount: 2, count: 1, taken: 0 });
  await prefill.does((now) => now.add(0, { start: '2024' }));
  await prefill.does((now) => now.confirm());
  expect(values.education).toMatchObject([{ institution: 'University of Graz', start: '2024' }]);
  expect(values.skills).toHaveLength(2);
  expect(prefill.now()).toMatchObject({ keptCount: 3, taken: 3 });
});

it('ends with what was kept when the rest is left out', async () => {
  const values = internUpdate.parse({});
  const prefill = await renderHook(() =>
    useCvPrefill([study, skill('Python')], { values, apply: () => Promise.resolve(true) }, ['education']),
  );
  await prefill.does((now) => now.confirm());
  await prefill.does((now) => now.finish());
  expect(prefill.now().taken).toBe(1);
});
