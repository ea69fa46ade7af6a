import type { MemberRole } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../platform/clock/clock.ts';
import { foldText } from '../features/search/index.ts';
import type { SeedAccount, SeedContext } from './seed-people.ts';
import { cities, companies } from './demo-names.ts';

const addressName = (name: string): string =>
  foldText(name.replaceAll('&', 'und'))
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-');

type CompanyData = (typeof companies)[number];

const typeOf = ({ industry }: CompanyData) => {
  if (industry === 'nonprofit') return 'nonprofit' as const;
  return industry === 'public_administration' ? ('public' as const) : ('company' as const);
};

/** Who the company is and where: its name with a number from the second round of names on. */
function identity(companyData: CompanyData, series: number) {
  const name = series === 0 ? companyData.name : `${companyData.name} ${series + 1}`;
  const slug = addressName(name);
  const domain = `${slug}.example`;
  return {
    slug,
    legalName: `${name} GmbH`,
    tradeName: name,
    name,
    nameKey: foldText(name),
    website: `https://${domain}`,
    websiteDomain: domain,
    emailDomain: domain,
    industry: companyData.industry,
    type: typeOf(companyData),
    about: `${name} ${companyData.about}. We are a team that likes to share what it knows, and interns have been part of it since our first year. Whoever comes to us works on real things, with a mentor and with time to learn.`,
    contactEmail: `team@${domain}`,
  };
}

function contact({ random }: SeedContext, place: (typeof cities)[number]) {
  return {
    sizeBand: random.pick(['1-9', '10-49', '50-249', '250-999'] as const),
    country: place.country,
    city: place.city,
    address: `Werkstraße ${random.whole(1, 90)}, ${place.city}`,
    registrationNumber: `FN ${random.whole(100_000, 999_999)}`,
    phone: `+43316${random.whole(100_000, 999_999)}`,
    logoId: null,
    logo: null,
  };
}

const passed = ['email_domain', 'free_mail', 'website', 'registration_number', 'address'];
const waiting = ['unverified', 'pending', 'pending', 'info_requested', 'rejected', 'pending'] as const;

/** Where the verification stands. The first eighteen of the names are verified, the others in other states. */
function verificationOf({ random, now }: SeedContext, number: number, verifiedAt: Date) {
  const verified = number % companies.length < 18;
  const state = verified ? ('verified' as const) : waiting[number % waiting.length];
  const trail = passed.map((check) => ({ check, result: check === 'website' ? 'unknown' : 'pass', at: verifiedAt }));
  return {
    verification: {
      state,
      level: verified ? (random.chance(0.5) ? 2 : 1) : null,
      verifiedAt: verified ? verifiedAt : null,
      expiresAt: verified ? new Date(verifiedAt.getTime() + 365 * DAY) : null,
      graceUntil: null,
      retryFrom: state === 'rejected' ? new Date(now.getTime() + 20 * DAY) : null,
    },
    trail: verified ? trail : [],
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

/** An invented employer. */
export function seedEmployer(context: SeedContext, number: number) {
  const { random, now } = context;
  const known = companies[number % companies.length] ?? companies[0];
  const place = random.pick(cities);
  const createdAt = new Date(now.getTime() - random.whole(100, 500) * DAY);
  /* Before the first of its internships, and after it signed up. */
  const verifiedAt = new Date(now.getTime() - (60 + Math.round(random.whole(10, 90) / 3)) * DAY);
  return {
    _id: new ObjectId(random.id()),
    ...identity(known, Math.floor(number / companies.length)),
    ...contact(context, place),
    ...verificationOf(context, number, verifiedAt),
    ...noMetrics,
    completeness: 100,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
export type SeedEmployer = ReturnType<typeof seedEmployer>;

/** A user's place in an employer. */
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
