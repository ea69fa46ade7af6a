import type { AuditResource, Locale } from '@prentice/contract';
import { readableTime, stateNames } from '../../platform/http/csv-export.ts';
import type { AuditRow } from '../../platform/audit/audit.entity.ts';
import { auditTableDe } from './audit-table-de.messages.ts';
import { auditTableEn, type AuditTableMessages } from './audit-table-en.messages.ts';

type AuditChange = AuditRow['changes'][number];

export const auditTableMessages: Readonly<Record<Locale, AuditTableMessages>> = { en: auditTableEn, de: auditTableDe };

/** What `stateNames` calls the states of a kind of record. */
const statePrefixes: Readonly<Partial<Record<AuditResource, string>>> = {
  applications: 'applicationState',
  employers: 'verificationState',
  internships: 'internshipState',
  'external-jobs': 'externalJobState',
  announcements: 'announcementState',
  news: 'newsState',
  reports: 'reportState',
  'verification-cases': 'caseState',
};

/** "pendingRevision" and "filter.countryCode" as words, where the table has none for a field. */
const wordsOfName = (name: string): string => {
  const words = name
    .replace(/^\w+\./, '')
    .replaceAll(/[._-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function wordOfValue(
  words: AuditTableMessages,
  locale: Locale,
  resource: AuditResource,
  { field, hashed }: AuditChange,
  value: AuditChange['after'],
): string {
  if (value === null || value === '') return words.nothing;
  if (hashed) return words.hashed;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = String(value);
  const names = new Map(Object.entries(field === 'role' ? words.role : field === 'state' ? stateNames[locale] : {}));
  return names.get(field === 'state' ? `${statePrefixes[resource]}.${text}` : text) ?? text;
}

/** Returns what changed in a line of words: "Status: Open → Paused; Trusted: no → yes". */
const changesText = (
  words: AuditTableMessages,
  locale: Locale,
  resource: AuditResource,
  changes: readonly AuditChange[],
): string =>
  changes
    .map((change) => {
      if (change.field === 'queued' && typeof change.after === 'number') return words.queued(change.after);
      const name = words.field[change.field] ?? wordsOfName(change.field);
      const after = wordOfValue(words, locale, resource, change, change.after);
      if (change.hashed || change.before === null || change.before === '') return `${name}: ${after}`;
      return `${name}: ${wordOfValue(words, locale, resource, change, change.before)} → ${after}`;
    })
    .join('; ');

/** Returns a function that gives what people of a language read in place of the codes of an entry of the log. */
export function auditCellsIn(locale: Locale): (row: AuditRow) => object {
  const words = auditTableMessages[locale];
  const wordsOfReason = (code: string): string => words.reason[code] ?? wordsOfName(code);
  return ({ actorRole, action, resource, changes, reasonCode, furtherReasonCodes, at }) => ({
    actorRole: words.role[actorRole],
    action: words.action[action],
    resource: words.resource[resource],
    changes: changesText(words, locale, resource, changes),
    reasonCode: reasonCode && [reasonCode, ...(furtherReasonCodes ?? [])].map(wordsOfReason).join('; '),
    at: readableTime(at),
  });
}
