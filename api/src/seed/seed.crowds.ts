import { application, applicationStates, type SeedApplication, type SeedCv } from './seed.applications.ts';
import type { SeedInternship } from './seed.internships.ts';
import type { LivedContext } from './seed.history.ts';
import type { SeedProfile } from './seed.people.ts';

const BATCH = 1_000;

interface Portfolio {
  readonly intern: SeedProfile;
  readonly cv: SeedCv;
}

interface Wanted {
  readonly portfolios: readonly Portfolio[];
  readonly targets: readonly SeedInternship[];
  readonly total: number;
  /** Applications that the first target gets. */
  readonly crowd: number;
}

/** What figures are made of; a whole application is too large to be remembered by the hundred thousand. */
export type Counted = Pick<
  SeedApplication,
  'internshipId' | 'employerId' | 'state' | 'submittedAt' | 'firstResponseAt' | 'responseDueAt'
>;

export const counted = (one: SeedApplication): Counted => ({
  internshipId: one.internshipId,
  employerId: one.employerId,
  state: one.state,
  submittedAt: one.submittedAt,
  firstResponseAt: one.firstResponseAt,
  responseDueAt: one.responseDueAt,
});

/** Interns apply here and there; nobody twice to the same internship. */
export function* applicationsByChance(context: LivedContext, wanted: Wanted): Generator<SeedApplication> {
  const { portfolios, targets, total } = wanted;
  const { random } = context;
  const applied = new Set<string>();
  for (let tries = 0; applied.size < total && tries < total * 4; tries++) {
    const one = random.pick(portfolios);
    const posting = random.pick(targets);
    const key = `${one.intern.userId.toHexString()}:${posting._id.toHexString()}`;
    if (applied.has(key)) continue;
    applied.add(key);
    yield application(context, one.intern, posting, random.pick(applicationStates), one.cv);
  }
}

/** A crowd for the first internship; for the rest each intern in turn goes on to the next. Nothing has to be remembered. */
export function* applicationsInCrowds(context: LivedContext, wanted: Wanted): Generator<SeedApplication> {
  const { portfolios, targets, total, crowd } = wanted;
  const [popular, ...others] = targets;
  if (!popular || total - crowd > portfolios.length * others.length)
    throw new Error('Too many applications for so few.');
  for (const [at, one] of portfolios.slice(0, crowd).entries())
    yield application(
      context,
      one.intern,
      popular,
      applicationStates[at % applicationStates.length] ?? 'submitted',
      one.cv,
    );
  for (let made = 0; made < total - crowd; made++) {
    const at = made % portfolios.length;
    const one = portfolios[at];
    const posting = others[(at * 7 + Math.floor(made / portfolios.length)) % others.length];
    if (one && posting) yield application(context, one.intern, posting, context.random.pick(applicationStates), one.cv);
  }
}

/** A thousand at a time. */
export function* batchesOf<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
