import { ObjectId } from 'mongodb';
import { DAY, instantOrNull } from '../platform/clock/clock.ts';
import type { SeedEmployer } from './seed-employers.ts';
import type { SeedContextWithActors } from './seed-history.ts';
import type { SeedContext } from './seed-people.ts';

const employerCopy = (company: SeedEmployer) => ({
  employerId: company._id,
  employerName: company.name,
  employerSlug: company.slug,
  employerCountry: company.country,
  origin: 'first',
  round: 1,
});

function checksOf(company: SeedEmployer, submittedAt: Date, registration: 'pass' | 'warn') {
  const domain = company.emailDomain;
  const params = {
    mail: domain,
    site: domain,
    status: 200,
    number: company.registrationNumber,
    country: company.country,
  };
  const check = (id: string, result: string, key: string) => ({
    id,
    result,
    detail: { key, params },
    related: [],
    overriddenBy: null,
    overrideNote: null,
    at: submittedAt.toISOString(),
  });
  const number = registration === 'pass' ? 'registration_number.fits' : 'registration_number.odd';
  return [
    check('email_domain', 'pass', 'email_domain.same'),
    check('website', 'pass', 'website.answers'),
    check('registration_number', registration, number),
  ];
}

interface CaseAnswer {
  readonly outcome: string | null;
  readonly reasonCodes: readonly string[];
  readonly noteToEmployer: string | null;
  readonly at: Date | null;
}

/** Returns what all cases are made of: their employer, one round with its answer, and the checks. */
function caseOf(
  company: SeedEmployer,
  id: string,
  submittedAt: Date,
  registration: 'pass' | 'warn',
  answer: CaseAnswer,
) {
  const { outcome, at, ...decision } = answer;
  const round = { round: 1, submittedAt: submittedAt.toISOString(), answer: null };
  return {
    _id: new ObjectId(id),
    ...employerCopy(company),
    rounds: [{ ...round, outcome, ...decision, decidedAt: instantOrNull(at) }],
    state: company.verification.state,
    checks: checksOf(company, submittedAt, registration),
    warnings: registration === 'warn' ? 1 : 0,
    failures: 0,
    documents: [],
    ...decision,
    internalNote: null,
    createdAt: submittedAt,
  };
}

/** Makes the case of an employer that waits, for the administrators' queue; null for the others. */
export function seedPendingCase({ random, now }: SeedContext, company: SeedEmployer) {
  const { state } = company.verification;
  if (state !== 'pending' && state !== 'info_requested') return null;
  const submittedAt = new Date(now.getTime() - random.whole(1, 4) * DAY);
  const isInfoRequested = state === 'info_requested';
  const answer: CaseAnswer = {
    outcome: isInfoRequested ? 'info_requested' : null,
    reasonCodes: isInfoRequested ? ['registration_unclear'] : [],
    noteToEmployer: isInfoRequested ? 'Send an extract of the register that shows your company.' : null,
    at: isInfoRequested ? now : null,
  };
  return {
    ...caseOf(company, random.id(), submittedAt, 'warn', answer),
    open: true,
    level: null,
    assigneeId: null,
    decidedBy: null,
    decidedAt: null,
    dueAt: new Date(submittedAt.getTime() + (isInfoRequested ? 14 : 2) * DAY),
    updatedAt: submittedAt,
    version: 1,
  };
}

/** Makes the case by which an employer came to its present state; null for those that still wait or never asked. */
export function seedDecidedCase({ random, now, actors }: SeedContextWithActors, company: SeedEmployer) {
  const { state, level, verifiedAt } = company.verification;
  if (state !== 'verified' && state !== 'rejected') return null;
  const decidedAt = verifiedAt ?? new Date(now.getTime() - 10 * DAY);
  const rejected = state === 'rejected';
  const answer: CaseAnswer = {
    outcome: state,
    reasonCodes: rejected ? ['registration_unclear'] : [],
    noteToEmployer: rejected ? 'The number is not in the register. Check it, and submit again.' : null,
    at: decidedAt,
  };
  const submittedAt = new Date(decidedAt.getTime() - DAY);
  const moderator = actors.moderator === null ? null : ObjectId.createFromHexString(actors.moderator);
  return {
    ...caseOf(company, random.id(), submittedAt, rejected ? 'warn' : 'pass', answer),
    open: false,
    level,
    assigneeId: moderator,
    decidedBy: moderator,
    decidedAt,
    dueAt: null,
    updatedAt: decidedAt,
    version: 2,
  };
}
