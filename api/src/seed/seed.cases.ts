import { ObjectId } from 'mongodb';
import { DAY } from '../platform/clock/clock.ts';
import type { SeedEmployer } from './seed.employers.ts';
import type { LivedContext } from './seed.history.ts';
import type { SeedContext } from './seed.people.ts';

const subject = (company: SeedEmployer) => ({
  employerId: company._id,
  employerName: company.name,
  employerSlug: company.slug,
  employerCountry: company.country,
  origin: 'first',
  round: 1,
});

function checksOf(company: SeedEmployer, submittedAt: Date, registration: 'pass' | 'warn') {
  const domain = company.emailDomain;
  const params = { mail: domain, site: domain, number: company.registrationNumber, country: company.country };
  const check = (id: string, result: string, key: string) => ({
    id, result, detail: { key, params }, related: [], overriddenBy: null, overrideNote: null, at: submittedAt.toISOString(),
  }); // prettier-ignore
  const number = registration === 'pass' ? 'registration_number.fits' : 'registration_number.odd';
  return [
    check('email_domain', 'pass', 'email_domain.same'),
    check('website', 'unknown', 'website.not_asked'),
    check('registration_number', registration, number),
  ];
}

/** The case of an employer that waits, for the administrators' queue; null for the others. */
export function waitingCase({ random, now }: SeedContext, company: SeedEmployer) {
  const { state } = company.verification;
  if (state !== 'pending' && state !== 'info_requested') return null;
  const submittedAt = new Date(now.getTime() - random.whole(1, 4) * DAY);
  const asked = state === 'info_requested';
  return {
    _id: new ObjectId(random.id()),
    ...subject(company),
    rounds: [
      {
        round: 1,
        submittedAt: submittedAt.toISOString(),
        answer: null,
        outcome: asked ? 'info_requested' : null,
        reasonCodes: asked ? ['registration_unclear'] : [],
        noteToEmployer: asked ? 'Please send an extract of the register that shows your company.' : null,
        decidedAt: asked ? now.toISOString() : null,
      },
    ],
    state,
    open: true,
    level: null,
    checks: checksOf(company, submittedAt, 'warn'),
    warnings: 1,
    failures: 0,
    documents: [],
    reasonCodes: asked ? ['registration_unclear'] : [],
    noteToEmployer: asked ? 'Please send an extract of the register that shows your company.' : null,
    internalNote: null,
    assigneeId: null,
    decidedBy: null,
    decidedAt: null,
    dueAt: new Date(submittedAt.getTime() + (asked ? 14 : 2) * DAY),
    createdAt: submittedAt,
    updatedAt: submittedAt,
    version: 1,
  };
}

/** The case by which an employer came to where it stands now; null for those that still wait or never asked. */
export function decidedCase({ random, now, actors }: LivedContext, company: SeedEmployer) {
  const { state, level, verifiedAt } = company.verification;
  if (state !== 'verified' && state !== 'rejected') return null;
  const decidedAt = verifiedAt ?? new Date(now.getTime() - 10 * DAY);
  const submittedAt = new Date(decidedAt.getTime() - DAY);
  const rejected = state === 'rejected';
  const reasonCodes = rejected ? ['registration_unclear'] : [];
  const noteToEmployer = rejected ? 'The number is not in the register. Check it, and submit again.' : null;
  const moderator = actors.moderator === null ? null : ObjectId.createFromHexString(actors.moderator);
  return {
    _id: new ObjectId(random.id()),
    ...subject(company),
    rounds: [
      {
        round: 1,
        submittedAt: submittedAt.toISOString(),
        answer: null,
        outcome: state,
        reasonCodes,
        noteToEmployer,
        decidedAt: decidedAt.toISOString(),
      },
    ],
    state,
    open: false,
    level,
    checks: checksOf(company, submittedAt, rejected ? 'warn' : 'pass'),
    warnings: rejected ? 1 : 0,
    failures: 0,
    documents: [],
    reasonCodes,
    noteToEmployer,
    internalNote: null,
    assigneeId: moderator,
    decidedBy: moderator,
    decidedAt,
    dueAt: null,
    createdAt: submittedAt,
    updatedAt: decidedAt,
    version: 2,
  };
}
