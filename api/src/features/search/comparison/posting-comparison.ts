import type { ComparisonParams } from '@prentice/contract';
import type { ListedInternship, SearchableInternship } from '../in-memory/searchable.ts';
import { SortedAmounts } from './sorted-amounts.ts';

/** How many internships state comparable pay. A smaller group says nothing about what is usual. */
const LEAST_COMPARED = 10;
const MAX_SIMILAR = 3;
/** Internships that one comparison looks at; the rarest skills are looked up first. */
const MAX_CANDIDATES = 400;

const SHARED_SKILL = 2;
const SAME_CATEGORY = 3;
const SAME_CITY = 1;

interface Entry {
  readonly summary: ListedInternship;
  readonly skills: readonly string[];
  readonly openedAt: number;
  readonly payGroup: string | null;
  readonly pay: number;
}

/** The pay of internships of a category that count money the same way. */
export interface PayMedian {
  /** Minor units of the currency, for the unit of the pay. */
  readonly amount: number;
  /** Number of internships it is computed from. */
  readonly count: number;
}

const payGroup = (category: string | null, currency: string | null, unit: string | null): string | null =>
  category && currency && unit ? `${category} ${currency} ${unit}` : null;

function entryOf({ summary, skillKeys, openedAt }: SearchableInternship): Entry {
  const { pay, category } = summary;
  const stated = pay && (pay.type === 'paid' || pay.type === 'stipend') && pay.min !== null && pay.min > 0;
  return {
    summary,
    skills: skillKeys,
    openedAt,
    payGroup: stated ? payGroup(category, pay.currency, pay.unit) : null,
    pay: stated ? ((pay.min ?? 0) + (pay.max ?? pay.min ?? 0)) / 2 : 0,
  };
}

/** Groups ids under a text and forgets groups that are empty. */
class Groups {
  private readonly ids = new Map<string, Set<string>>();

  get(group: string): ReadonlySet<string> {
    return this.ids.get(group) ?? new Set();
  }

  add(group: string, id: string): void {
    const groupIds = this.ids.get(group);
    if (groupIds) groupIds.add(id);
    else this.ids.set(group, new Set([id]));
  }

  delete(group: string, id: string): void {
    const groupIds = this.ids.get(group);
    if (groupIds?.delete(id) && groupIds.size === 0) this.ids.delete(group);
  }
}

/** Counts open internships by skill, category and pay, for what the page of one shows of others. */
export class PostingComparison {
  private readonly entries = new Map<string, Entry>();
  private readonly bySkill = new Groups();
  private readonly byCategory = new Groups();
  private readonly amounts = new Map<string, SortedAmounts>();

  /** Adds or replaces. */
  put(internship: SearchableInternship): void {
    const { id } = internship;
    this.remove(id);
    const entry = entryOf(internship);
    this.entries.set(id, entry);
    for (const skill of entry.skills) this.bySkill.add(skill, id);
    if (entry.summary.category) this.byCategory.add(entry.summary.category, id);
    if (!entry.payGroup) return;
    const amounts = this.amounts.get(entry.payGroup) ?? new SortedAmounts();
    amounts.add(entry.pay);
    this.amounts.set(entry.payGroup, amounts);
  }

  remove(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    for (const skill of entry.skills) this.bySkill.delete(skill, id);
    if (entry.summary.category) this.byCategory.delete(entry.summary.category, id);
    if (entry.payGroup) this.amounts.get(entry.payGroup)?.remove(entry.pay);
  }

  /**
   * Returns the internships most like the one that is described, best first. Shared skills count most, then the
   * category, then the city; of equals the newest comes first.
   */
  similar(params: ComparisonParams): ListedInternship[] {
    return this.candidates(params)
      .flatMap((id) => {
        const entry = this.entries.get(id);
        return entry ? [{ ...entry, score: scoreOf(entry, params) }] : [];
      })
      .sort((a, b) => b.score - a.score || b.openedAt - a.openedAt || (a.summary.id < b.summary.id ? -1 : 1))
      .slice(0, MAX_SIMILAR)
      .map(({ summary }) => summary);
  }

  /** Returns the median pay of the others, or null when fewer than {@link LEAST_COMPARED} others state theirs. */
  payMedian({ category, currency, unit, except }: ComparisonParams): PayMedian | null {
    const group = payGroup(category, currency ?? null, unit ?? null);
    const amounts = group ? this.amounts.get(group) : undefined;
    if (!amounts) return null;
    const excludedEntry = except ? this.entries.get(except) : undefined;
    const excludedPay = excludedEntry?.payGroup === group ? excludedEntry.pay : undefined;
    const count = amounts.size - (excludedPay === undefined ? 0 : 1);
    return count < LEAST_COMPARED ? null : { amount: Math.round(amounts.median(excludedPay)), count };
  }

  private candidates({ category, skill = [], except }: ComparisonParams): string[] {
    const groups = skill.map((term) => this.bySkill.get(term)).sort((a, b) => a.size - b.size);
    const nearIds = new Set<string>();
    for (const group of [...groups, this.byCategory.get(category)])
      for (const id of group) {
        if (nearIds.size >= MAX_CANDIDATES) return [...nearIds];
        if (id !== except) nearIds.add(id);
      }
    return [...nearIds];
  }
}

function scoreOf({ skills, summary }: Entry, { category, skill = [], city }: ComparisonParams): number {
  const shared = skill.filter((term) => skills.includes(term)).length;
  const near = city !== undefined && summary.locations.some((place) => place.city === city);
  return shared * SHARED_SKILL + (summary.category === category ? SAME_CATEGORY : 0) + (near ? SAME_CITY : 0);
}
