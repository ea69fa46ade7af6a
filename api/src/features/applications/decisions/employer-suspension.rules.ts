import { AppError } from '@prentice/contract';
import type { InternshipSummary } from '../../internships/index.ts';

/** Whether a company was suspended, which happens for fees and fraud: it answers candidates, and learns no more of them. */
export const isSuspended = ({ employer }: Pick<InternshipSummary, 'employer'>): boolean =>
  employer.verification.state === 'suspended';

/** @throws AppError FORBIDDEN for a suspended company */
export function assertNotSuspended(card: Pick<InternshipSummary, 'employer'>): void {
  if (isSuspended(card)) throw new AppError('FORBIDDEN');
}
