import { describe, expect, it } from 'vitest';
import { exportedColumns, fieldsWith } from '../kernel/fields.ts';
import { employerRecord, employerUpdate } from './employer.contract.ts';
import { employerFields } from './employer-fields.ts';

describe('the fields of a company', () => {
  it('are described each, and no others', () => {
    expect(Object.keys(employerFields).toSorted()).toEqual(Object.keys(employerRecord.shape).toSorted());
  });
  it('keep the columns of an export in the order that spreadsheets know', () => {
    const columns = [
      'id', 'name', 'legalName', 'website', 'industry', 'sizeBand', 'type', 'country', 'city', 'address', 'registrationNumber',
      'contactEmail', 'phone', 'state', 'level', 'verifiedAt', 'expiresAt', 'openInternships', 'overdueApplications',
      'medianDays', 'withinPromise', 'answers', 'publishBlocked', 'completeness', 'openReports', 'upheldReports', 'createdAt',
    ]; // prettier-ignore
    expect(exportedColumns(employerFields).filter((column) => columns.includes(column))).toEqual(columns);
  });
  it('make a complete profile together', () => {
    const weights = fieldsWith(employerFields, 'weight').map((field) => employerFields[field].weight);
    expect(weights.reduce((sum: number, weight) => sum + weight, 0)).toBe(100);
  });
  it('are hashed in the audit trail where they say how to reach a person', () => {
    expect(fieldsWith(employerFields, 'personal')).toEqual(['address', 'contactEmail', 'phone']);
    expect(Object.keys(employerUpdate.shape)).toEqual(expect.arrayContaining(fieldsWith(employerFields, 'personal')));
  });
});
