import { employerCompleteness, type MemberRole, type Verification } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { employerNameKey } from '../features/employers/index.ts';
import { foldText } from '../features/search/index.ts';
import type { SeedAccount, SeedContext } from './seed-people.ts';
import type { WrittenCompany } from './content/written-content.ts';

type VerificationState = Verification['state'];

const addressName = (name: string): string =>
  foldText(name.replaceAll('&', 'und'))
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-');

/** Returns who the company is and where: its name with a number from the second round of names on. */
function identity(company: WrittenCompany, series: number) {
  const name = series === 0 ? company.name : `${company.name} ${series + 1}`;
  const legalName = series === 0 ? company.legalName : `${name} GmbH`;
  const slug = addressName(name);
  const domain = `${slug}.example`;
  const { industry, type, about, sizeBand, country, city, address, registrationNumber, phone } = company;
  return {
    slug,
    legalName,
    tradeName: name,
    name,
    nameKey: employerNameKey(legalName),
    website: `https://${domain}`,
    websiteDomain: domain,
    emailDomain: domain,
    contactEmail: `team@${domain}`,
    industry,
    type,
    about,
    sizeBand,
    country,
    city,
    address,
    registrationNumber,
    phone,
  };
}

const passed = ['email_domain', 'free_mail', 'website', 'registration_number', 'address'];

/** Returns the state of the verification. */
function verificationOf({ random, now }: SeedContext, state: VerificationState, verifiedAt: Date) {
  const verified = state === 'verified';
  const checks = passed.map((check) => ({ check, result: 'pass', at: verifiedAt }));
  return {
    verification: {
      state,
      level: verified ? (random.chance(0.5) ? 2 : 1) : null,
      verifiedAt: verified ? verifiedAt : null,
      expiresAt: verified ? new Date(verifiedAt.getTime() + 365 * DAY) : null,
      graceUntil: null,
      retryFrom: state === 'rejected' ? new Date(now.getTime() + 20 * DAY) : null,
    },
    verificationChecks: verified ? checks : [],
    live: verified,
    suspension: null,
    openCaseId: null as ObjectId | null,
    remindedDays: null,
  };
}

const noMetrics = {
  responsiveness: null as null | { medianDays: number; withinPromise: number; count: number; computedAt: Date },
  publishBlocked: false,
  openInternships: 0,
  overdueApplications: 0,
  awaitingApplications: 0,
  upheldReports: 0,
  openReports: 0,
};

/** A logo as it lies in the file store. */
export interface StoredLogo {
  readonly key: string;
  readonly mediaType: 'image/webp';
}
interface EmployerOptions {
  readonly state: VerificationState;
  readonly series?: number;
  readonly logo?: StoredLogo | null;
}

/** Makes an invented employer. It is older than its verification, which is older than its first internship. */
export function seedEmployer(context: SeedContext, company: WrittenCompany, options: EmployerOptions) {
  const { random, now } = context;
  const { state, series = 0, logo = null } = options;
  const age = company.ageDays === undefined ? random.whole(140, 500) * DAY : company.ageDays * DAY + 5 * HOUR;
  const createdAt = new Date(now.getTime() - age);
  const verifiedAt = new Date(now.getTime() - random.whole(90, 130) * DAY);
  const profile = { ...identity(company, series), logo, logoId: logo && new ObjectId(random.id()) };
  return {
    _id: new ObjectId(random.id()),
    ...profile,
    ...verificationOf(context, state, verifiedAt),
    ...noMetrics,
    completeness: employerCompleteness(profile).percent,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
export type SeedEmployer = ReturnType<typeof seedEmployer>;

/** Makes a user's membership of an employer. */
export function seedMember({ random }: SeedContext, user: SeedAccount, company: SeedEmployer, role: MemberRole) {
  return {
    _id: new ObjectId(random.id()),
    userId: user._id,
    employerId: company._id,
    role,
    email: user.email,
    name: user.name,
    status: 'active' as const,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
    version: 1,
  };
}
