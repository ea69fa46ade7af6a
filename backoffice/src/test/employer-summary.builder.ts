import type { UnblindedApplication } from '../features/applications/application-types.ts';

type EmployerSummary = UnblindedApplication['internship']['employer'];

/** Returns the verified company of an internship; change what a test is about. */
export const anEmployerSummary = (change: Partial<EmployerSummary> = {}): EmployerSummary => ({
  id: 'a'.repeat(24),
  slug: 'kastner',
  name: 'Kastner GmbH',
  logoId: null,
  type: 'company',
  industry: null,
  city: null,
  country: 'AT',
  verification: {
    state: 'verified',
    level: null,
    verifiedAt: null,
    expiresAt: null,
    graceUntil: null,
    retryFrom: null,
  },
  responsiveness: null,
  ...change,
});
