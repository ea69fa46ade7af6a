import {
  defaultLocale,
  defaultTimeZone,
  internUpdate,
  policyVersions,
  requiredPolicies,
  type InternUpdate,
  type Permission,
  type Role,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { maskedName, profileCompleteness } from '../features/interns/index.ts';
import type { SeededRandom } from './random.ts';
import { cities, firstNames, institutions, lastNames } from './content/demo-names.ts';

export interface SeedContext {
  readonly random: SeededRandom;
  readonly now: Date;
  /** Of the password that all demo accounts share. */
  readonly passwordHash: string;
}

/** Hours since somebody was last active: up to five days, by the account, so that nothing else is drawn differently. */
const hoursInactive = (id: ObjectId): number => (Number.parseInt(id.toHexString().slice(-4), 16) % 120) + 3;

/** Makes a stored account. */
export function seedAccount(
  { random, now, passwordHash }: SeedContext,
  account: { email: string; role: Role; name?: string | null; permissions?: readonly Permission[]; since?: Date },
) {
  const _id = new ObjectId(random.id());
  /* Longer ago than the oldest internship. */
  const drawn = new Date(now.getTime() - (random.whole(30, 400) + 30) * DAY);
  const createdAt = account.since ?? drawn;
  const lastActiveAt = new Date(Math.max(createdAt.getTime(), now.getTime() - hoursInactive(_id) * HOUR));
  return {
    _id,
    email: account.email,
    role: account.role,
    status: 'active' as const,
    permissions: [...(account.permissions ?? [])],
    name: account.name ?? null,
    locale: defaultLocale,
    timeZone: defaultTimeZone,
    identities: [{ provider: 'local' as const, subject: _id.toHexString() }],
    passwordHash,
    pendingEmail: null,
    emailVerifiedAt: createdAt,
    lastActiveAt,
    lastSignInAt: new Date(Math.max(createdAt.getTime(), lastActiveAt.getTime() - 2 * HOUR)),
    suspension: null,
    erasureDueAt: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
export type SeedAccount = ReturnType<typeof seedAccount>;

/** Makes what everybody agreed to: when they signed up, or when the present version came out if that was later. */
export const seedConsents = ({ random, now }: SeedContext, user: SeedAccount) =>
  requiredPolicies.map((policy) => ({
    _id: new ObjectId(random.id()),
    userId: user._id,
    policy,
    policyVersion: policyVersions[policy],
    granted: true,
    at: new Date(Math.max(user.createdAt.getTime(), Math.min(now.getTime(), Date.parse(policyVersions[policy])))),
  }));

const skillWords = [
  'Writing', 'Statistics', 'Python', 'TypeScript', 'Chemistry', 'Research', 'Layout', 'Accounting', 'Languages', 'Organisation',
  'Communication', 'Mapping', 'CAD', 'Photography', 'Legal research',
]; // prettier-ignore

/** Makes a profile of an intern, more or less complete, with the id of a CV or without. */
export function seedProfile(context: SeedContext, user: SeedAccount, defaultCvId: ObjectId | null): SeedProfile {
  const { random, now } = context;
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const year = now.getUTCFullYear();
  const place = random.pick(cities);
  const written = internUpdate.parse({
    firstName,
    lastName,
    headline: `Student, interested in ${random.pick(skillWords).toLowerCase()} and ${random.pick(skillWords).toLowerCase()}`,
    about:
      'I like to understand how things work and to explain them to others. In my free time I help in a repair café and write for the paper of our faculty.',
    education: [
      {
        institution: random.pick(institutions),
        degree: random.pick(['bachelor', 'bachelor', 'master', 'vocational']),
        field: random.pick([
          'Environmental science',
          'Computer science',
          'Law',
          'Design',
          'Business',
          'History',
          'Engineering',
        ]),
        start: `${year - random.whole(1, 3)}-10`,
        expectedEnd: `${year + random.whole(1, 2)}-07`,
      },
    ],
    experience: random.chance(0.6)
      ? [
          {
            title: 'Student assistant',
            organisation: random.pick(institutions),
            start: `${year - 1}-03`,
            end: null,
            highlights: ['Looked after 40 participants of a course.', 'Wrote a guide that is still used.'],
          },
        ]
      : [],
    skills: random.sample(skillWords, random.whole(3, 6)).map((label) => ({ label, level: random.whole(2, 4) })),
    languages: [
      { language: 'de', level: random.pick(['B2', 'C1', 'C2']) },
      { language: 'en', level: random.pick(['B1', 'B2', 'C1']) },
    ],
    locationPreferences: [{ city: place.city, country: place.country, lat: place.lat, lon: place.lon }],
    workModes: random.sample(['onsite', 'hybrid', 'remote'], 2),
    availability: { from: `${year}-07-01`, to: null, hoursPerWeek: random.pick([20, 30, 40]) },
    workAuthorisation: [{ country: place.country, status: 'authorised' }],
    visibility: random.pick(['private', 'applied_only', 'verified_employers']),
  });
  return profileRow(context, user, written, defaultCvId);
}

/** Returns the stored profile of what somebody has written. */
export function profileRow(
  { random }: SeedContext,
  user: SeedAccount,
  written: InternUpdate,
  defaultCvId: ObjectId | null,
) {
  return {
    _id: new ObjectId(random.id()),
    userId: user._id,
    email: user.email,
    status: user.status,
    ...written,
    maskedName: maskedName(written.firstName, written.lastName),
    defaultCvId,
    completeness: profileCompleteness(written, defaultCvId).completeness,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
    version: 1,
  };
}
export type SeedProfile = ReturnType<typeof profileRow>;
