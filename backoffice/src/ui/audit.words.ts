import type { AuditResource } from '@prentice/contract';
import { useText, useWord } from '../i18n/text.hook.ts';
import { useValueText } from './value.text.hook.ts';

interface Change {
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
  'verification-cases': { states: 'caseState' },
};
const LONGEST = 80;
/** Fields of a case that hold the result of one check. */
const CHECK = 'checks.';
const ids = /^[0-9a-f]{24}$/;

/** A change in a line such as "State: Open → Paused"; only the field's name where the values say nothing to people. */
export function useChangeText(): (resource: AuditResource, change: Change) => string {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  const nameOf = (field: string, fields: string | undefined): string => {
    if (field === 'state') return text('audit.state');
    if (field.startsWith(CHECK)) return word('check', field.slice(CHECK.length));
    const own = fields ? word(fields, field) : field;
    return own === field ? word('auditField', field) : own;
  };
  const shown = (field: string, value: Change['before'], states: string): string => {
    if (value === null || value === '') return text('audit.nothing');
    if (field === 'state') return word(states, String(value));
    if (field.startsWith(CHECK)) return word('checkResult', String(value));
    return say(field, value).slice(0, LONGEST);
  };
  return (resource, { field, before, after, hashed }) => {
    const { fields, states = 'auditField' } = prefixes[resource] ?? {};
    const mute = hashed || [before, after].some((value) => typeof value === 'string' && ids.test(value));
    const name = nameOf(field, fields);
    return mute ? name : `${name}: ${shown(field, before, states)} → ${shown(field, after, states)}`;
  };
}
