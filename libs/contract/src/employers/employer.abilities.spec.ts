import { describe, expect, it } from 'vitest';
import { ids, principals, principalsByAction, principalsAllowedTo } from '../../test/principals.ts';
import { parseListQuery } from '../kernel/list.ts';
import { employerList } from './employer.list.ts';
import { employerViewFor, employerViews } from './employer.views.ts';

const record = (live: boolean) => ({ id: ids.employer, live });

describe('employers', () => {
  it('a public company is read by everyone, changed by its owner and by full administrators', () => {
    expect(principalsByAction('Employer', record(true))).toEqual({
      read: Object.keys(principals),
      update: ['owner', 'admin'],
      transition: ['admin'],
      export: ['admin'],
    });
  });
  it('a company that is not public is read by its members and by the administrators concerned', () => {
    expect(principalsAllowedTo('read', 'Employer', record(false))).toEqual([
      'owner',
      'recruiter',
      'reviewer',
      'viewAdmin',
      'verifyAdmin',
      'admin',
    ]);
  });
  it('are shown to everybody in their own view', () => {
    const views = Object.entries(principals).map(([name, actor]) => [name, employerViewFor(actor, record(true))]);
    expect(Object.fromEntries(views)).toEqual({
      visitor: 'public',
      intern: 'public',
      otherIntern: 'public',
      owner: 'own',
      recruiter: 'own',
      reviewer: 'own',
      otherOwner: 'public',
      viewAdmin: 'overview',
      verifyAdmin: 'full',
      jobsAdmin: 'public',
      newsAdmin: 'public',
      announcementsAdmin: 'public',
      admin: 'full',
    });
  });
  it('in a list members count on no more than the public view', () => {
    expect(employerViewFor(principals.owner)).toBe('public');
    expect(employerViewFor(principals.admin)).toBe('full');
  });
  it('contacts stay out of the public view and of the overview', () => {
    const contacts = ['contactEmail', 'phone', 'address', 'registrationNumber', 'emailDomain', 'suspension'];
    for (const field of contacts) {
      expect(employerViews.public.fields).not.toContain(field);
      expect(employerViews.overview.fields).not.toContain(field);
    }
    expect(employerViews.overview.fields).not.toContain('upheldReports');
  });
  it.each(['state', 'live', 'publishBlocked', 'overdue', 'emailDomain', 'openReports'])(
    'the public does not filter by %s',
    (name) => {
      expect(() => parseListQuery(employerList, { filter: JSON.stringify({ [name]: 1 }) }, 'public')).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ message: `Cannot be filtered by ${name}.` })] }),
      );
    },
  );
  it('only filters and sorts by fields of the view', () => {
    for (const [name, view] of Object.entries(employerViews))
      for (const filter of Object.values(employerList.filters)) {
        if (filter.views && !filter.views.includes(name)) continue;
        for (const field of filter.fields) expect(view.fields).toContain(field.split('.')[0]);
      }
    for (const field of Object.values(employerList.sorts))
      expect(employerViews.public.fields).toContain(field.split('.')[0]);
  });
});
