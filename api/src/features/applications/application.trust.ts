import { Refusal } from '@prentice/contract';
import type { InternshipCard } from '../ports/internship-directory.port.ts';

/** Whether a company was suspended, which happens for fees and fraud: it answers candidates, and learns no more of them. */
export const isSuspended = ({ employer }: Pick<InternshipCard, 'employer'>): boolean =>
  employer.verification.state === 'suspended';

/** @throws Refusal FORBIDDEN for a suspended company */
export function assertTrusted(card: Pick<InternshipCard, 'employer'>): void {
  if (isSuspended(card)) throw new Refusal('FORBIDDEN');
}
