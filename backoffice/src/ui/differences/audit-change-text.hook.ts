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
  'verification-cases': { states: 'caseState' },
};
const LONGEST = 80;
/** Fields of a case that hold the result of one check. */
const CHECK_PREFIX = 'checks.';
const ids = /^[0-9a-f]{24}$/;

/** A change in a line such as "State: Open → Paused"; only the field's name where the values say nothing to people. */
export function useChangeText(): (resource: AuditResource, change: FieldChange) => string {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const nameOf = (field: string, fields: string | undefined): string => {
    if (field === 'state') return text('audit.state');
    if (field.startsWith(CHECK_PREFIX)) return valueLabel('check', field.slice(CHECK_PREFIX.length));
    const fieldLabel = fields ? valueLabel(fields, field) : field;
    return fieldLabel === field ? valueLabel('auditField', field) : fieldLabel;
  };
  const formatValue = (field: string, value: FieldChange['before'], states: string): string => {
    if (value === null || value === '') return text('audit.nothing');
    if (field === 'state') return valueLabel(states, String(value));
    if (field.startsWith(CHECK_PREFIX)) return valueLabel('checkResult', String(value));
    return valueText(field, value).slice(0, LONGEST);
  };
  return (resource, { field, before, after, hashed }) => {
    const { fields, states = 'auditField' } = prefixes[resource] ?? {};
    const mute = hashed || [before, after].some((value) => typeof value === 'string' && ids.test(value));
    const name = nameOf(field, fields);
    if (field === 'state' && before === null && after !== null)
      return text('audit.createdAs', { state: valueLabel(states, String(after)) });
    if (mute) return name;
    const now = formatValue(field, after, states);
    /* What had no value before is said as it is now. */
    return before === null || before === ''
      ? `${name}: ${now}`
      : `${name}: ${formatValue(field, before, states)} → ${now}`;
  };
}
