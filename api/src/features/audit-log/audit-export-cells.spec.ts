import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { auditCellsIn } from './audit-export-cells.ts';

const entry = {
  _id: new ObjectId(),
  actorId: null,
  actorRole: 'admin',
  action: 'created',
  resource: 'cv-analyses',
  resourceId: null,
  resourceLabel: null,
  employerId: null,
  changes: [{ field: 'queued', before: 0, after: 5, hashed: false }],
  reasonCode: null,
  furtherReasonCodes: null,
  reason: null,
  origin: null,
  at: new Date('2026-03-02T09:00:00.000Z'),
} as const;

it.each([
  ['en', '5 CVs queued to be analysed'],
  ['de', '5 Lebensläufe zur Analyse eingereiht'],
] as const)('the exported log says in %s how many CVs an analysis began with', (locale, changes) => {
  const row = { ...entry, changes: [...entry.changes] };
  expect(auditCellsIn(locale)(row)).toMatchObject({ changes });
});
