import {
  applicationState,
  internLimits,
  parseRows,
  rejectionCodes,
  unmetRequirements,
  type ApplicationState,
  type InternshipRecord,
} from '@prentice/contract';
import { z } from 'zod';
import { blindAlias } from '../../features/applications/index.ts';
import { DAY, HOUR } from '../../platform/clock/clock.ts';
import written from '../data/demo-stories.json' with { type: 'json' };
import type { ApplicationPlan } from '../seed-application-history.ts';
import { seedApplication, type Portfolio, type SeedApplication } from '../seed-applications.ts';
import type { SeedContextWithActors } from '../seed-history.ts';
import type { SeedInternship } from '../seed-internships.ts';
import type { WrittenStudent } from './written-content.ts';

/** An intern of the demo with what was written about them. */
export interface WrittenPortfolio extends Portfolio {
  readonly student: WrittenStudent;
}

const rejection = z.strictObject({ code: z.enum(rejectionCodes), text: z.string().min(20) });
const story = z.strictObject({
  student: z.string(),
  internship: z.string(),
  state: applicationState,
  daysAgo: z.number(),
  answerDays: z.number().optional(),
  interviewed: z.boolean().optional(),
  coverNote: z.string().optional(),
  answer: z.string().optional(),
  rejection: rejection.optional(),
  /** In so many days; at nine o'clock UTC. */
  interviewDays: z.int().optional(),
  interview: z
    .strictObject({
      mode: z.enum(['onsite', 'video', 'phone']),
      place: z.string(),
      link: z.string().nullable(),
      durationMinutes: z.int(),
      note: z.string(),
    })
    .partial()
    .optional(),
  offer: z.strictObject({ days: z.number(), text: z.string() }).optional(),
});
type Story = z.infer<typeof story>;

type Category = NonNullable<InternshipRecord['category']>;
/** Where people of a field also apply. */
const neighbours: Readonly<Record<Category, readonly Category[]>> = {
  engineering: ['operations', 'environment'],
  software_data: ['research', 'design'],
  design: ['media', 'marketing'],
  marketing: ['media', 'sales'],
  sales: ['marketing', 'operations'],
  finance: ['operations', 'people'],
  law: ['people', 'social'],
  people: ['social', 'marketing'],
  operations: ['sales', 'finance'],
  research: ['health', 'environment'],
  health: ['education', 'research'],
  education: ['social', 'media'],
  media: ['education', 'marketing'],
  environment: ['research', 'engineering'],
  social: ['education', 'people'],
  other: ['sales', 'marketing'],
};

/** States of the crowd's applications, as often as they stand here. */
const states: readonly ApplicationState[] = [
  'submitted', 'submitted', 'submitted', 'in_review', 'in_review', 'shortlisted', 'shortlisted', 'interview', 'finalist',
  'rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'withdrawn', 'interested',
]; // prettier-ignore
const waiting: readonly ApplicationState[] = ['submitted', 'in_review', 'interested', 'withdrawn'];
const APPLICANTS = 14;
const APPLICANTS_OF_FIRST = 17;
const MAX_PER_INTERN = 26;

const isEligible = ({ intern }: Portfolio, { eligibility, locations }: SeedInternship): boolean =>
  intern.completeness >= internLimits.applyAt &&
  unmetRequirements(
    eligibility,
    intern,
    locations.map(({ country }) => country),
  ).length === 0;

/** Returns how well the field of an internship fits a student: 2 for their own, 1 for one beside it. */
function fit({ fields }: WrittenStudent, category: Category): number {
  if (fields.includes(category)) return 2;
  return fields.some((field) => neighbours[field].includes(category)) ? 1 : 0;
}

/** Makes the applications of the demo: the stories first, then what others have sent. */
class WrittenApplications {
  private readonly applied = new Set<string>();
  private readonly perIntern = new Map<string, number>();
  private readonly perInternship = new Map<string, number>();
  private readonly rejections = parseRows(written.rejections, rejection);

  constructor(
    private readonly context: SeedContextWithActors,
    private readonly portfolios: readonly WrittenPortfolio[],
    private readonly internships: readonly SeedInternship[],
  ) {}

  *all(): Generator<SeedApplication> {
    for (const row of parseRows(written.stories, story)) yield this.buildApplication(row);
    for (const [index, posting] of this.internships.entries())
      yield* this.crowd(posting, index < 2 ? APPLICANTS_OF_FIRST : APPLICANTS);
  }

  private buildApplication(story: Story): SeedApplication {
    const portfolio = this.portfolios.find(({ student }) => `${student.first} ${student.last}` === story.student);
    const posting = this.internships.find(({ title }) => title === story.internship);
    if (!portfolio || !posting)
      throw new Error(`The story of ${story.student} at "${story.internship}" has nobody to tell it of.`);
    const { coverNote = portfolio.student.why, answer = null, answerDays, interviewed, interviewDays, offer } = story;
    const startsAt = interviewDays === undefined ? {} : { startsAt: this.timeIn(interviewDays, 9).toISOString() };
    const expiresAt = (days: number): string => this.timeIn(days, 17).toISOString();
    return this.apply(portfolio, posting, story.state, {
      submitted: this.momentBefore(story.daysAgo),
      coverNote,
      answer,
      ...(answerDays !== undefined && { answerDays }),
      ...(interviewed && { interviewed }),
      ...(story.rejection && { rejection: story.rejection }),
      interview: { link: this.meetingLink(posting), ...withoutUndefined(story.interview ?? {}), ...startsAt },
      ...(offer && { offer: { text: offer.text, expiresAt: expiresAt(offer.days) } }),
    });
  }

  /**
   * Returns the instant so many days ago, at some time of the day at which people apply; less than a day ago, to the
   * hour.
   */
  private momentBefore(days: number): Date {
    const { random, now } = this.context;
    const moment = new Date(now.getTime() - days * DAY);
    return days < 1 ? moment : new Date(moment.setUTCHours(random.whole(7, 19), random.whole(0, 59)));
  }

  /** Returns the instant in so many days, at a full hour (UTC). */
  private timeIn(days: number, hour: number): Date {
    return new Date(new Date(this.context.now.getTime() + days * DAY).setUTCHours(hour, 0, 0, 0));
  }

  private meetingLink({ employer }: SeedInternship): string {
    return `https://meet.${employer.slug}.example/interview`;
  }

  /** Picks those who fit best, as far as they are eligible; nobody applies everywhere. */
  private *crowd(posting: SeedInternship, size: number): Generator<SeedApplication> {
    const { category } = posting;
    if (!category) return;
    const ranked = this.portfolios
      .slice(1)
      .filter((portfolio) => isEligible(portfolio, posting) && !this.applied.has(keyOf(portfolio, posting)))
      .map((portfolio) => ({ portfolio, rank: fit(portfolio.student, category) + this.context.random.next() }))
      .filter(({ portfolio, rank }) => rank >= 1 && (this.perIntern.get(portfolio.intern.email) ?? 0) < MAX_PER_INTERN)
      .toSorted((left, right) => right.rank - left.rank);
    const missing = size - (this.perInternship.get(posting.slug) ?? 0);
    for (const { portfolio } of ranked.slice(0, Math.max(0, missing))) yield this.applyByChance(portfolio, posting);
  }

  private applyByChance(portfolio: WrittenPortfolio, posting: SeedInternship): SeedApplication {
    const { random, now } = this.context;
    const end = posting.closedAt ?? posting.pausedAt ?? now;
    const since = (now.getTime() - end.getTime()) / DAY;
    const open = (end.getTime() - (posting.openedAt ?? end).getTime()) / DAY;
    const drawn = random.pick(states);
    const waits = waiting.includes(drawn);
    /* What waits is within the promise; what is decided was sent some days ago. */
    const most = waits ? Math.min(open, posting.responseDays - 0.5 - since) : open;
    const least = waits ? 0.05 : Math.min(3, open * 0.5);
    const age = since + least + random.next() * Math.max(0.01, most - least - 0.05);
    const pace = random.chance(0.08) ? 1.15 : 0.2 + random.next() * 0.6;
    return this.apply(portfolio, posting, drawn, {
      submitted: new Date(now.getTime() - Math.min(age, since + open - 0.01) * DAY),
      answerDays: Math.max(4 * (HOUR / DAY), posting.responseDays * pace),
      coverNote: random.chance(0.75) ? portfolio.student.why : null,
      answer: null,
      rejection: random.pick(this.rejections),
      interview: { link: this.meetingLink(posting) },
    });
  }

  private apply(
    portfolio: Portfolio,
    posting: SeedInternship,
    state: ApplicationState,
    plan: ApplicationPlan,
  ): SeedApplication {
    const count = (of: Map<string, number>, key: string): number => {
      of.set(key, (of.get(key) ?? 0) + 1);
      return of.get(key) ?? 1;
    };
    this.applied.add(keyOf(portfolio, posting));
    count(this.perIntern, portfolio.intern.email);
    const alias = blindAlias(count(this.perInternship, posting.slug));
    return seedApplication(this.context, portfolio, posting, state, { ...plan, alias });
  }
}

const keyOf = ({ intern }: Portfolio, { slug }: SeedInternship): string => `${intern.email} ${slug}`;

const withoutUndefined = (interview: NonNullable<Story['interview']>): NonNullable<ApplicationPlan['interview']> =>
  Object.fromEntries(Object.entries(interview).filter(([, value]) => value !== undefined));

/** Returns the applications of the demo: the stories that were written, and a crowd that fits and is eligible. */
export const writtenApplications = (
  context: SeedContextWithActors,
  portfolios: readonly WrittenPortfolio[],
  internships: readonly SeedInternship[],
): Generator<SeedApplication> => new WrittenApplications(context, portfolios, internships).all();
