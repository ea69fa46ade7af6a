import { describe, expect, it } from 'vitest';
import { consentList, consentViews } from '../src/accounts/consent.contract.ts';
import { sessionList, sessionView } from '../src/accounts/session.contract.ts';
import { userList, userViews } from '../src/accounts/user.contract.ts';
import {
  administratorList,
  administratorView,
  administratorInvitationList,
  administratorInvitationView,
} from '../src/administrators/administrator.contract.ts';
import { applicationList } from '../src/applications/application-lists.ts';
import { applicationViews } from '../src/applications/application.views.ts';
import { noteList, noteView } from '../src/applications/note.contract.ts';
import { auditList, auditViews } from '../src/audit/audit.contract.ts';
import { cvAnalysisLogList, cvAnalysisLogView } from '../src/cv-analyses/cv-analysis-log.contract.ts';
import { cvAnalysisList, cvAnalysisViews } from '../src/cv-analyses/cv-analysis.contract.ts';
import { dataRequestList, dataRequestViews } from '../src/data-requests/data-request.contract.ts';
import { employerList } from '../src/employers/employer.list.ts';
import { employerViews } from '../src/employers/employer.views.ts';
import { internList } from '../src/interns/intern.operations.ts';
import { internViews } from '../src/interns/intern.views.ts';
import { internshipList } from '../src/internships/internship-lists.ts';
import { internshipViews } from '../src/internships/internship.views.ts';
import type { ListSchema } from '../src/kernel/list.ts';
import { memberInvitationList, memberInvitationView, memberList, memberViews } from '../src/members/member.contract.ts';
import { allOperations } from '../src/operations.ts';
import { reportList, reportViews } from '../src/reports/report.contract.ts';
import { caseList, caseViews } from '../src/verification/case.contract.ts';

const ID = '665f1c2ab7e4f0a1d2c3b4a5';
const INSTANT = '2026-01-01T00:00:00.000Z';

type Views = Readonly<Record<string, { readonly fields: readonly string[] }>>;

/** Every listSchema with the views that its list is shown in. */
const listSchemas: readonly [ListSchema, Views][] = [
  [userList, { admin: userViews.admin }],
  [sessionList, { own: sessionView }],
  [consentList, consentViews],
  [administratorList, { admin: administratorView }],
  [administratorInvitationList, { admin: administratorInvitationView }],
  [applicationList, { row: applicationViews.row, intern: applicationViews.intern, admin: applicationViews.admin }],
  [noteList, { team: noteView }],
  [auditList, auditViews],
  [cvAnalysisList, cvAnalysisViews],
  [cvAnalysisLogList, { admin: cvAnalysisLogView }],
  [dataRequestList, dataRequestViews],
  [employerList, employerViews],
  [internList, { employer: internViews.employer, masked: internViews.masked, admin: internViews.admin }],
  [
    internshipList,
    {
      summary: internshipViews.summary,
      own: internshipViews.own,
      limited: internshipViews.limited,
      admin: internshipViews.admin,
    },
  ],
  [memberList, memberViews],
  [memberInvitationList, { owner: memberInvitationView }],
  [caseList, caseViews],
  [reportList, reportViews],
];

/** Stored fields that say no more than one that is shown: of an analysed CV, the order by its match. */
const derivedFields: Readonly<Record<string, string>> = { rank: 'match' };

/** Filters and sorts that a view may use although it lacks the field. */
function leaks(listSchema: ListSchema, name: string, fields: readonly string[]): string[] {
  const hidden = (field: string) => !fields.includes(derivedFields[field] ?? field.split('.')[0] ?? field);
  const filters = Object.entries(listSchema.filters)
    .filter(([, filter]) => (!filter.views || filter.views.includes(name)) && filter.fields.some(hidden))
    .map(([filter]) => `filter ${filter}`);
  const sorts = Object.entries(listSchema.sorts).filter(
    ([sort, field]) => (listSchema.sortViews?.[sort]?.includes(name) ?? true) && hidden(field),
  );
  return [...filters, ...sorts.map(([sort]) => `sort ${sort}`)];
}

describe('list listSchemas', () => {
  it('never filter or sort by a field that the view hides', () => {
    const unlabelled = listSchemas.flatMap(([listSchema, views]) =>
      Object.entries(views).flatMap(([name, view]) =>
        leaks(listSchema, name, view.fields).map((leak) => `${listSchema.resource} ${name}: ${leak}`),
      ),
    );
    expect(unlabelled).toEqual([]);
  });
  it('name only views that exist', () => {
    for (const [listSchema, views] of listSchemas)
      for (const filter of Object.values(listSchema.filters))
        expect(Object.keys(views)).toEqual(expect.arrayContaining([...(filter.views ?? [])]));
    for (const [listSchema, views] of listSchemas)
      for (const [sort, named] of Object.entries(listSchema.sortViews ?? {})) {
        expect(Object.keys(listSchema.sorts)).toContain(sort);
        expect(Object.keys(views)).toEqual(expect.arrayContaining([...named]));
      }
  });
  it('compare ids and instants as they are stored, whatever the filter is called', () => {
    const filters = allOperations.flatMap(({ operation: { list } }) => Object.entries(list?.filters ?? {}));
    expect(filters.length).toBeGreaterThan(50);
    for (const [name, { operator, schema, storedAs }] of filters) {
      const takesOnly = (value: string) => schema.safeParse(value).success && !schema.safeParse('text').success;
      const type = takesOnly(ID) ? 'id' : takesOnly(INSTANT) ? 'instant' : 'value';
      expect([name, storedAs]).toEqual([name, operator === 'custom' ? 'value' : type]);
    }
  });
  it('sort by a declared field by default', () => {
    for (const [listSchema] of listSchemas) expect(Object.keys(listSchema.sorts)).toContain(listSchema.defaultSort[0]);
  });
});
