import { seedApplication, applicationStates, type Portfolio, type SeedApplication } from './seed-applications.ts';
import type { SeedInternship } from './seed-internships.ts';
import type { SeedContextWithActors } from './seed-history.ts';

const BATCH = 1_000;

interface ApplicationSetOptions {
  readonly portfolios: readonly Portfolio[];
  readonly targets: readonly SeedInternship[];
  readonly total: number;
  /** Applications that the first target gets. */
  readonly crowd: number;
}

/** The fields that statistics need; whole applications would take too much memory. */
export type CountedApplication = Pick<
  SeedApplication,
  '_id' | 'internshipId' | 'employerId' | 'state' | 'submittedAt' | 'firstResponseAt' | 'responseDueAt' | 'updatedAt'
>;

export const toCounted = (application: SeedApplication): CountedApplication => ({
  _id: application._id,
  internshipId: application.internshipId,
  employerId: application.employerId,
  state: application.state,
  submittedAt: application.submittedAt,
  firstResponseAt: application.firstResponseAt,
  responseDueAt: application.responseDueAt,
  updatedAt: application.updatedAt,
});

/** Makes applications: interns apply here and there; nobody twice to the same internship. */
export function* randomApplications(
  context: SeedContextWithActors,
  options: ApplicationSetOptions,
): Generator<SeedApplication> {
  const { portfolios, targets, total } = options;
  const { random } = context;
  const applied = new Set<string>();
  for (let tries = 0; applied.size < total && tries < total * 4; tries++) {
    const portfolio = random.pick(portfolios);
    const posting = random.pick(targets);
    const key = `${portfolio.intern.userId.toHexString()}:${posting._id.toHexString()}`;
    if (applied.has(key)) continue;
    applied.add(key);
    yield seedApplication(context, portfolio, posting, random.pick(applicationStates));
  }
}

/**
 * Makes a crowd for the first internship; for the rest each intern in turn applies to the next. Nothing has to be
 * remembered.
 */
export function* crowdedApplications(
  context: SeedContextWithActors,
  options: ApplicationSetOptions,
): Generator<SeedApplication> {
  const { portfolios, targets, total, crowd } = options;
  const [popular, ...others] = targets;
  if (!popular || total - crowd > portfolios.length * others.length)
    throw new Error('Too many applications for so few.');
  for (const [index, portfolio] of portfolios.slice(0, crowd).entries())
    yield seedApplication(
      context,
      portfolio,
      popular,
      applicationStates[index % applicationStates.length] ?? 'submitted',
    );
  for (let created = 0; created < total - crowd; created++) {
    const portfolioIndex = created % portfolios.length;
    const entry = portfolios[portfolioIndex];
    const posting = others[(portfolioIndex * 7 + Math.floor(created / portfolios.length)) % others.length];
    if (entry && posting) yield seedApplication(context, entry, posting, context.random.pick(applicationStates));
  }
}

/** Yields a thousand at a time. */
export function* batches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of all) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
