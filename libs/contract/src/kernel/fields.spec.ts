import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportedColumns, fieldsWith, listedFields } from './fields.ts';
import { filter } from './list.ts';

const fields = {
  name: { sorts: true, exported: true, personal: true },
  score: {
    filters: { scoreFrom: filter.gte('score.value', z.int()) },
    sorts: { best: 'score.value' },
    exported: ['least', 'most'],
    views: ['admin'],
  },
  note: {},
} as const;

describe('descriptions of fields', () => {
  it('give a list its filters and sorts, for the views that may use them', () => {
    const { filters, sorts, sortViews } = listedFields(fields);
    expect(Object.keys(filters)).toEqual(['scoreFrom']);
    expect(filters['scoreFrom']).toMatchObject({ operator: 'gte', fields: ['score.value'], views: ['admin'] });
    expect(sorts).toEqual({ name: 'name', best: 'score.value' });
    expect(sortViews).toEqual({ best: ['admin'] });
  });
  it('give an export its columns in their order, without those of other views', () => {
    expect(exportedColumns(fields, 'admin')).toEqual(['name', 'least', 'most']);
    expect(exportedColumns(fields, 'public')).toEqual(['name']);
    expect(exportedColumns(fields)).toEqual(['name']);
  });
  it('are found by what they say', () => {
    expect(fieldsWith(fields, 'exported')).toEqual(['name', 'score']);
    expect(fieldsWith(fields, 'personal')).toEqual(['name']);
  });
});
