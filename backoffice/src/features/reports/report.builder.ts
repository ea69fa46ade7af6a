import type { ReviewedReport } from './ReportStatus.tsx';

const instant = '2026-11-20T10:00:00.000Z';

/** Builds an open report about an internship, as a full administrator reads it. */
export const aReport = (changes: Partial<ReviewedReport> = {}): ReviewedReport => ({
  id: 'a'.repeat(24),
  targetType: 'internship',
  targetId: 'b'.repeat(24),
  targetLabel: 'Grid planning',
  employerId: 'c'.repeat(24),
  employerName: 'Grid Co',
  reporterId: 'd'.repeat(24),
  reporterRole: 'intern',
  code: 'fee',
  text: 'They asked me for 200 euros before the first day.',
  state: 'open',
  answer: null,
  note: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  dueAt: instant,
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  ...changes,
});
