import { describe, expect, it } from 'vitest';
import { canSaveAs, isApplied, savedFilterLimits, addSavedFilter, type SavedFilter } from './SavedFilters.tsx';

const sort = { field: 'name', order: 'ASC' } as const;
const saved = (name: string, values = {}): SavedFilter => ({ name, values, sort });

describe('saved filters', () => {
  it('stand by name, and a second one of a name replaces the first', () => {
    const both = addSavedFilter(addSavedFilter([], saved('Late')), saved('Blocked'));
    expect(both.map(({ name }) => name)).toEqual(['Blocked', 'Late']);
    expect(addSavedFilter(both, saved('late', { overdue: 1 }))).toEqual([
      saved('Blocked'),
      saved('late', { overdue: 1 }),
    ]);
  });
  it('are limited in number, but a full list can still be changed', () => {
    const full = Array.from({ length: savedFilterLimits.filters }, (_, at) => saved(`Filter ${at}`));
    expect(canSaveAs(full, 'One more')).toBe(false);
    expect(canSaveAs(full, 'filter 3')).toBe(true);
  });
  it('know whether the list shows them, whatever the order in which they were set', () => {
    const one = saved('Both', { state: 'open', q: 'graz' });
    expect(isApplied(one, { values: { q: 'graz', state: 'open' }, sort })).toBe(true);
    expect(isApplied(one, { values: { q: 'graz' }, sort })).toBe(false);
    expect(isApplied(one, { values: one.values, sort: { field: 'name', order: 'DESC' } })).toBe(false);
  });
});
