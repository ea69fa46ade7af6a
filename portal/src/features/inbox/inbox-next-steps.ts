import type { InboxContent, InboxItem } from './inbox-loader.ts';

/** What asks its reader to do something by a moment, or to be somewhere: an offer, and an interview that is to come. */
const stepTitles: ReadonlySet<string> = new Set([
  'application.offered',
  'application.interview',
  'application.interview_rescheduled',
]);

interface DividedInbox {
  /** What is to be done, the earliest moment first. */
  readonly nextSteps: readonly InboxItem[];
  readonly others: readonly InboxItem[];
}

const momentOf = ({ params: { when } }: InboxItem): number => Date.parse(String(when ?? ''));

const applicationOf = ({ link }: InboxItem): string => link.split('#application-')[1] ?? '';

/**
 * Divides notifications, which come newest first, into what their reader is to do now and the rest. Of an application only
 * the newest counts.
 * @param openSteps ids of the applications in which something is to be done
 */
export function divideInbox(items: readonly InboxItem[], openSteps: ReadonlySet<string>, now: number): DividedInbox {
  const steps = items.filter(
    (item) => stepTitles.has(item.titleKey) && openSteps.has(applicationOf(item)) && momentOf(item) > now,
  );
  const newest = new Map(steps.toReversed().map((item) => [applicationOf(item), item]));
  const nextSteps = [...newest.values()].toSorted((first, second) => momentOf(first) - momentOf(second));
  return { nextSteps, others: items.filter((item) => !nextSteps.includes(item)) };
}

/** Returns what all of some steps are: offers to answer, interviews to come, or both. */
export function kindOfSteps(steps: readonly InboxItem[]): 'offers' | 'interviews' | 'both' {
  const offers = steps.filter(({ titleKey }) => titleKey === 'application.offered');
  if (offers.length === steps.length) return 'offers';
  return offers.length === 0 ? 'interviews' : 'both';
}

/** Returns deadlines that are ahead, the earliest first, and the rest as it is. */
export function divideDeadlines(items: readonly InboxItem[], now: number) {
  const dueOf = ({ params: { due } }: InboxItem): number => Date.parse(String(due ?? ''));
  const ahead = items.filter((item) => dueOf(item) > now).toSorted((first, second) => dueOf(first) - dueOf(second));
  return { ahead, others: items.filter((item) => !ahead.includes(item)) };
}

/** Adds to the newest notifications what is to be done and was told before them. */
export function withNextSteps(
  content: InboxContent,
  deadlines: readonly InboxItem[],
  openSteps: ReadonlySet<string>,
  now: number,
): InboxContent {
  const ids = new Set(content.items.map(({ id }) => id));
  const { nextSteps } = divideInbox([...content.items, ...deadlines], openSteps, now);
  const earlier = nextSteps.filter(({ id }) => !ids.has(id));
  return earlier.length > 0 ? { ...content, items: [...content.items, ...earlier] } : content;
}
