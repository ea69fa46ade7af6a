import { describe, expect, it } from 'vitest';
import { exportedColumns, fieldsWith } from '../kernel/fields.ts';
import { draftUpdate } from './internship.contract.ts';
import { internshipRecord } from './internship-record.contract.ts';
import { internshipFields, searchedFields } from './internship-fields.ts';
import { internshipList, searchParams } from './internship-lists.ts';
import { internshipViews } from './internship.views.ts';

describe('the fields of an internship', () => {
  it('are described each, and no others', () => {
    expect(Object.keys(internshipFields).toSorted()).toEqual(Object.keys(internshipRecord.shape).toSorted());
    expect(fieldsWith(internshipFields, 'step').toSorted()).toEqual(Object.keys(draftUpdate.shape).toSorted());
  });
  it('keep the columns of an export in the order that spreadsheets know, with the risk for administrators only', () => {
    const columns = [
      'id', 'title', 'employer', 'state', 'category', 'workMode', 'payMin', 'payMax', 'payCurrency', 'payUnit', 'payType',
      'submittedAt', 'deadline', 'responseDays', 'applications', 'overdue', 'createdAt', 'updatedAt',
    ]; // prettier-ignore
    const withRisk = [...columns.slice(0, 4), 'risk', ...columns.slice(4)];
    const columnsOf = (view: string) =>
      exportedColumns(internshipFields, view).filter((column) => withRisk.includes(column));
    expect(columnsOf('own')).toEqual(columns);
    expect(columnsOf('limited')).toEqual(columns);
    expect(columnsOf('admin')).toEqual(withRisk);
  });
  it('have a filter of their name where lists show them as a column with a filter', () => {
    for (const field of fieldsWith(internshipFields, 'column')) expect(internshipList.filters[field]).toBeDefined();
  });
  it('are part of the summary where the public search filters by them, and all of these are in its order', () => {
    expect(searchedFields.toSorted()).toEqual(fieldsWith(internshipFields, 'search').toSorted());
    expect(internshipViews.summary.fields).toEqual(expect.arrayContaining([...searchedFields]));
  });
  it('are taken by the public search as several values or as one', () => {
    expect(searchParams.parse({ mode: 'remote,hybrid', category: 'law', vacancyKind: 'pool' })).toMatchObject({
      mode: ['remote', 'hybrid'],
      category: ['law'],
      vacancyKind: 'pool',
    });
    for (const wrong of [{ mode: 'office' }, { category: 'law,none' }, { vacancyKind: 'open_now,pool' }])
      expect(searchParams.safeParse(wrong).success).toBe(false);
  });
});
