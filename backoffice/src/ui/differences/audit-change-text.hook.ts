import type { AuditResource } from '@prentice/contract';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useValueText } from '../formats/value-format.hook.ts';

interface FieldChange {
  readonly field: string;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
  readonly hashed: boolean;
}

/** The catalogue's prefixes of a record's fields and of its states. */
const prefixes: Readonly<Partial<Record<AuditResource, { readonly fields?: string; readonly states: string }>>> = {
  applications: { states: 'applicationState' },
  employers: { fields: 'company.field', states: 'verificationState' },
  internships: { fields: 'posting.field', states: 'internshipState' },
  'external-jobs': { fields: 'externalJobs', states: 'externalJobState' },
  announcements: { fields: 'announcements.field', states: 'announcementState' },
  news: { fields: 'news.field', states: 'newsState' },
  reports: { states: 'reportState' },
  'verification-cases': { states: 'caseState' },
  'cv-analyses': { states: 'cvAnalysisState' },
  'data-requests': { states: 'dataRequestState' },
  maintenance: { states: 'maintenanceState' },
};
/** Fields of accounts that hold a code. */
const codePrefixes: Readonly<Record<string, string>> = { status: 'userStatus', role: 'role', locale: 'auditLanguage' };
const LONGEST = 80;
/** Fields of a case that hold the result of one check. */
const CHECK_PREFIX = 'checks.';
const ids = /^[0-9a-f]{24}$/;

/** Returns the permissions of a change, which is stored as one text. */
const permissionsIn = (value: FieldChange['before']): string[] =>
  String(value ?? '')
    .split(/,\s*/)
    .filter(Boolean);

/** Returns as many whole words of a value as a line holds, and marks with "…" that it continues. */
function shorten(value: string): string {
  if (value.length <= LONGEST) return value;
  const cut = value.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd() || cut}…`;
}

/** Returns which permissions somebody lost and got, which two lists would leave to the reader to compare. */
function usePermissionDifference(): (change: Pick<FieldChange, 'before' | 'after'>) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (change) => {
    const [before, after] = [permissionsIn(change.before), permissionsIn(change.after)];
    const namesOf = (permissions: string[]) => permissions.map((each) => valueLabel('permission', each)).join(', ');
    const [removed, added] = [
      before.filter((each) => !after.includes(each)),
      after.filter((each) => !before.includes(each)),
    ];
    return [
      removed.length > 0 && text('audit.permissionsRemoved', { permissions: namesOf(removed) }),
      added.length > 0 && text('audit.permissionsAdded', { permissions: namesOf(added) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

interface ChangeWords {
  /** Names a field of a record. */
  readonly nameOf: (resource: AuditResource, field: string) => string;
  /** Says a value of a field. */
  readonly valueOf: (resource: AuditResource, field: string, value: FieldChange['before']) => string;
}

/** Returns the reader's words for the fields of records and for their values. */
export function useChangeWords(): ChangeWords {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const nameOf: ChangeWords['nameOf'] = (resource, field) => {
    const fields = prefixes[resource]?.fields;
    if (field === 'state') return text('audit.state');
    if (field.startsWith(CHECK_PREFIX)) return valueLabel('check', field.slice(CHECK_PREFIX.length));
    const fieldLabel = fields ? valueLabel(fields, field) : field;
    return fieldLabel === field ? valueLabel('auditField', field) : fieldLabel;
  };
  const valueOf: ChangeWords['valueOf'] = (resource, field, value) => {
    if (value === null || value === '') return text('audit.nothing');
    const codes = field === 'state' ? prefixes[resource]?.states : codePrefixes[field];
    if (codes) return valueLabel(codes, String(value));
    if (field.startsWith(CHECK_PREFIX)) return valueLabel('checkResult', String(value));
    if (field === 'permissions')
      return permissionsIn(value)
        .map((each) => valueLabel('permission', each))
        .join(', ');
    return valueText(field, value);
  };
  return { nameOf, valueOf };
}

/** A change in a line such as "State: Open → Paused"; only the field's name where the values say nothing to people. */
export function useChangeText(): (resource: AuditResource, change: FieldChange) => string {
  const text = useMessages();
  const { nameOf, valueOf } = useChangeWords();
  const permissionDifference = usePermissionDifference();
  return (resource, { field, before, after, hashed }) => {
    if (field === 'permissions' && before !== null) return permissionDifference({ before, after });
    const mute = hashed || [before, after].some((value) => typeof value === 'string' && ids.test(value));
    const name = nameOf(resource, field);
    if (field === 'queued' && typeof after === 'number') return text('audit.cvsQueued', { smart_count: after });
    if (field === 'state' && before === null && after !== null)
      return text('audit.createdAs', { state: valueOf(resource, field, after) });
    if (mute) return name;
    const now = shorten(valueOf(resource, field, after));
    /* What had no value before is said as it is now. */
    return before === null || before === ''
      ? `${name}: ${now}`
      : `${name}: ${shorten(valueOf(resource, field, before))} → ${now}`;
  };
}
