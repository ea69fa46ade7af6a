// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { internUpdate, type CvFinding, type InternUpdate } from '@prentice/contract';
import { afterEach, expect, it } from 'vitest';
import { useCvPrefill } from './cv-prefill.hook.ts';

afterEach(cleanup);

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
  const { result } = renderHook(() =>
    useCvPrefill([study, skill('Python'), skill('Statistics')], { values, apply }, ['education']),
  );
  expect(result.current.count).toBe(3);
  await act(async () => void result.current.confirm());
  expect(values.skills.map(({ label }) => label)).toEqual(['Python', 'Statistics']);
  expect(values.education).toEqual([]);
  expect(result.current).toMatchObject({ strict: true, keptCount: 2, count: 1, taken: 0 });
  await act(async () => result.current.add(0, { start: '2024' }));
  await act(async () => void result.current.confirm());
  expect(values.education).toMatchObject([{ institution: 'University of Graz', start: '2024' }]);
  expect(values.skills).toHaveLength(2);
  expect(result.current).toMatchObject({ keptCount: 3, taken: 3 });
});

it('ends with what was kept when the rest is left out', async () => {
  const values = internUpdate.parse({});
  const { result } = renderHook(() =>
    useCvPrefill([study, skill('Python')], { values, apply: () => Promise.resolve(true) }, ['education']),
  );
  await act(async () => void result.current.confirm());
  await act(async () => result.current.finish());
  expect(result.current.taken).toBe(1);
});

it('adds all skills at the level that is chosen, on one’s own unless another is', async () => {
  let values: InternUpdate = internUpdate.parse({});
  const apply = (patch: Partial<InternUpdate>): Promise<boolean> => {
    values = internUpdate.parse({ ...values, ...patch });
    return Promise.resolve(true);
  };
  const { result } = renderHook(() => useCvPrefill([skill('Python'), skill('Statistics')], { values, apply }));
  expect(result.current.skillLevel).toBe(3);
  await act(async () => result.current.setSkillLevel(4));
  await act(async () => void result.current.confirm());
  expect(values.skills.map(({ level }) => level)).toEqual([4, 4]);
});
