import type { Risk } from '@prentice/contract';

type Hit = Risk['hits'][number];
type Rule = Hit['rule'];

/** What the rules look at beside the words. */
export interface RiskFacts {
  readonly text: string;
  /** Pay per month in minor units, and the median of its category; null when unknown. */
  readonly monthlyPay: number | null;
  readonly categoryMedian: number | null;
  readonly employerDomain: string | null;
  readonly accountAgeHours: number;
  readonly postingsToday: number;
  readonly descriptionLength: number;
  readonly duplicateOf: { readonly id: string; readonly title: string; readonly similarity: number } | null;
}

interface Worded {
  readonly rule: Rule;
  readonly points: number;
  readonly pattern: RegExp;
}

/* Each pattern is linear: no nested repetition. The words are English and German. */
const worded: readonly Worded[] = [
  {
    rule: 'fee',
    points: 60,
    pattern:
      /\b(registration|application|training|admin(istration)?|placement|processing|material)s? fees?\b(?! (is|are) (paid|covered) by us)|\b(pay|transfer|send)( us)? (a |the )?(deposit|fee)\b|\brefundable deposit\b|\bpaid training\b(?= (course|package))|\bkaution\b|\bteilnahmegeb(ü|ue)hr\b|\bbearbeitungsgeb(ü|ue)hr\b|\bschulungskosten\b/iu,
  },
  {
    rule: 'identity_numbers',
    points: 60,
    pattern:
      /\b(bank (account )?(details|number)|iban|credit card|card number|passport (copy|number|scan)|social security number|national id|identity (card|number)|ausweiskopie|kontonummer|kreditkarte)\b/iu,
  },
  {
    rule: 'money_handling',
    points: 60,
    pattern:
      /\b(cash|deposit) (a |the )?(cheque|check)s?\b|\b(forward|transfer|receive) (the )?(money|funds|payments)\b|\b(bitcoin|crypto(currency)? (wallet|transfer)|western union|money order|gift cards?)\b|\bgeld weiterleiten\b/iu,
  },
  {
    rule: 'no_interview',
    points: 25,
    pattern:
      /\b(no interview|without (an )?interview|instant(ly)? hired?|start immediately without|hired on the spot|ohne vorstellungsgespr(ä|ae)ch)\b/iu,
  },
  {
    rule: 'chat_only',
    points: 25,
    pattern:
      /\b(contact|message|write|text|reach)( us| me)?( only)? (on|via|by|through) (whatsapp|telegram|signal|wechat|viber)\b|\b(whatsapp|telegram) only\b/iu,
  },
  {
    rule: 'free_mail',
    points: 15,
    pattern: /[\w.+-]+@(gmail|googlemail|yahoo|outlook|hotmail|gmx|aol|icloud|proton(mail)?|web)\.[a-z]{2,4}\b/iu,
  },
  {
    rule: 'url_shortener',
    points: 15,
    pattern: /\b(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rb\.gy|cutt\.ly)\/\S+/iu,
  },
];

/** The words around a match, at most 160 characters, so that a person sees what the rule saw. */
function quote(text: string, at: number, length: number): string {
  const start = Math.max(0, at - 40);
  const cut = text
    .slice(start, Math.min(text.length, at + length + 40))
    .replace(/\s+/g, ' ')
    .trim();
  return `${start > 0 ? '…' : ''}${cut.slice(0, 160)}${at + length + 40 < text.length ? '…' : ''}`;
}

function wordedHits(text: string): Hit[] {
  return worded.flatMap(({ rule, points, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ rule, points, quote: quote(text, match.index, match[0].length), relatedId: null }] : [];
  });
}

const addresses = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/giu;

function foreignDomain(facts: RiskFacts): Hit[] {
  if (!facts.employerDomain) return [];
  for (const match of facts.text.matchAll(addresses)) {
    const domain = (match[1] ?? '').toLowerCase();
    if (domain !== facts.employerDomain && !domain.endsWith(`.${facts.employerDomain}`))
      return [{ rule: 'foreign_domain', points: 15, quote: match[0].slice(0, 160), relatedId: null }];
  }
  return [];
}

const when = (condition: boolean, rule: Rule, points: number, words: string, relatedId: string | null = null): Hit[] =>
  condition ? [{ rule, points, quote: words, relatedId }] : [];

/**
 * What speaks for a second look, with points (specification of moderation) and the quoted words. It explains; it never
 * decides. The score is capped at 100.
 */
export function assessRisk(facts: RiskFacts): Risk {
  const { monthlyPay, categoryMedian, duplicateOf } = facts;
  const high = monthlyPay !== null && categoryMedian !== null && monthlyPay > 3 * categoryMedian;
  const hits = [
    ...wordedHits(facts.text),
    ...foreignDomain(facts),
    ...when(high, 'pay_too_high', 20, 'The pay is more than three times the median of its category.'),
    ...when(facts.accountAgeHours < 24, 'new_account', 10, 'The company signed up less than a day ago.'),
    ...when(facts.postingsToday > 10, 'many_postings', 15, `${facts.postingsToday} internships in a day.`),
    ...when(facts.descriptionLength < 400, 'short_text', 10, `${facts.descriptionLength} characters of description.`),
    ...when(
      duplicateOf !== null,
      'near_duplicate',
      40,
      duplicateOf ? `Like "${duplicateOf.title.slice(0, 100)}" of another company.` : '',
      duplicateOf?.id ?? null,
    ),
  ];
  return {
    score: Math.min(
      100,
      hits.reduce((sum, hit) => sum + hit.points, 0),
    ),
    hits,
  };
}
