import { afterAll, describe, expect, it } from 'vitest';
import { assessRisk, type RiskFacts } from '../../src/features/internships/moderation/risk/risk.rules.ts';
import {
  laterEvasiveTexts,
  heldOutTextRows,
  labelledTextRows,
  plainTextRows,
  evasiveTexts,
  type LabelledText,
} from './moderation-texts.ts';

const rules = [
  'fee', 'identity_numbers', 'money_handling', 'no_interview', 'chat_only', 'free_mail', 'foreign_domain', 'url_shortener',
] as const; // prettier-ignore

const facts = {
  monthlyPay: 120_000,
  categoryMedian: 110_000,
  employerDomain: 'donaudruck.example',
  accountAgeHours: 4_000,
  postingsToday: 1,
  descriptionLength: 900,
  duplicateOf: null,
  ownDuplicateOf: null,
};
const hitsOf = (text: string) => new Map(assessRisk({ ...facts, text }).hits.map(({ rule, quote }) => [rule, quote]));

/** As people see it: invisible characters are not there. */
const seen = (text: string): string => text.replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '').toLowerCase();

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly texts: number;
  readonly wrong: readonly string[];
}

/** How often a rule speaks up rightly, and how often it stays silent where it should not. */
function score(rule: (typeof rules)[number], texts: readonly LabelledText[]): Score {
  const results = texts.map(([text, expectedRules]) => ({
    text,
    is: hitsOf(text).has(rule),
    should: rule in expectedRules,
  }));
  const both = results.filter(({ is, should }) => is && should).length;
  const wrong = results.filter(({ is, should }) => is !== should).map(({ text, is }) => `${is ? '+' : '-'} ${text}`);
  const share = (of: number) => (of === 0 ? 1 : both / of);
  return {
    precision: share(results.filter(({ is }) => is).length),
    recall: share(results.filter(({ should }) => should).length),
    texts: results.filter(({ should }) => should).length,
    wrong,
  };
}

describe.each([
  ['the texts that the rules were written against', labelledTextRows, 0.95, 0.9],
  ['texts kept aside', heldOutTextRows, 0.95, 0.9],
] as const)('rules of moderation on %s', (name, texts, precision, recall) => {
  const lines: string[] = [];
  afterAll(() => console.info(`${name} (${texts.length})\n${lines.join('\n')}`));

  it.each(rules)('%s', (rule) => {
    const ruleScore = score(rule, texts);
    const figures = `precision ${ruleScore.precision.toFixed(2)}, recall ${ruleScore.recall.toFixed(2)} of ${ruleScore.texts}`;
    lines.push(`${rule.padEnd(17)} ${figures}`, ...ruleScore.wrong.map((rule) => `    ${rule}`));
    expect(ruleScore.texts, 'texts about this rule').toBeGreaterThan(1);
    expect(ruleScore.precision, ruleScore.wrong.join('\n')).toBeGreaterThanOrEqual(precision);
    expect(ruleScore.recall, ruleScore.wrong.join('\n')).toBeGreaterThanOrEqual(recall);
  });

  it('quote the words they saw', () => {
    const silent = texts.flatMap(([text, expectedRules]) => {
      const hits = assessRisk({ ...facts, text }).hits;
      return Object.entries(expectedRules).filter(([rule, words]) => {
        const quote = hits.find((hit) => hit.rule === rule)?.quote;
        return quote !== undefined && !seen(quote).includes(words.toLowerCase());
      });
    });
    expect(silent).toEqual([]);
  });
});

describe.each([
  ['texts written to get past the rules', evasiveTexts, 0.95, 0.9],
  ['texts written after that', laterEvasiveTexts, 0.95, 0.9],
  ['plain words kept out of all of it', plainTextRows, 0.95, 0.8],
] as const)('all rules on %s', (name, texts, precision, recall) => {
  it('find what they should and little else', () => {
    const labels = texts.flatMap(([text, expectedRules]) =>
      Object.keys(expectedRules).map((rule) => `${rule}: ${text}`),
    );
    const rules = texts.flatMap(([text]) => [...hitsOf(text).keys()].map((rule) => `${rule}: ${text}`));
    const right = rules.filter((rule) => labels.includes(rule)).length;
    const figures = { precision: right / rules.length, recall: right / labels.length };
    console.info(`${name}: ${right} of ${labels.length} findings`, figures);
    expect(figures.precision).toBeGreaterThanOrEqual(precision);
    expect(figures.recall).toBeGreaterThanOrEqual(recall);
  });
});

describe('quotes', () => {
  it("are the person's exact words, whatever was undone to understand them", () => {
    const all = [...labelledTextRows, ...heldOutTextRows, ...evasiveTexts, ...laterEvasiveTexts, ...plainTextRows];
    const altered = all.flatMap(([text]) =>
      [...hitsOf(text).values()].filter((quote) => !text.replace(/\s+/g, ' ').includes(quote.replace(/^…|…$/g, ''))),
    );
    expect(altered).toEqual([]);
  });

  it('begin and end with whole words', () => {
    const cut = [...labelledTextRows, ...heldOutTextRows, ...plainTextRows].flatMap(([text]) => {
      const words = new Set(text.split(/\s+/));
      const ends = (quote: string) => [
        ...(quote.startsWith('…') ? [quote.slice(1).split(' ')[0]] : []),
        ...(quote.endsWith('…') ? [quote.slice(0, -1).split(' ').at(-1)] : []),
      ];
      return [...hitsOf(text).values()].flatMap((quote) => ends(quote).filter((word) => !words.has(word ?? '')));
    });
    expect(cut).toEqual([]);
  });

  it.each([
    ['You pay a f e e of 30 EUR.', 'f e e'],
    ['Your acc0unt numb\u0435r goes here.', 'acc0unt numb\u0435r'],
    ['Message me on W.h.a.t.s.A.p.p please.', 'W.h.a.t.s.A.p.p'],
    ['A r\u200begistration fee is due.', 'r\u200begistration fee'],
    ['A d e p o s i t is taken first.', 'd e p o s i t'],
    ['Vorher u\u0308berweist du 45 Euro.', 'u\u0308berweist du 45 Euro'],
    ['Mail to team@\u200bgmail.com please.', 'team@\u200bgmail.com'],
  ])('%s', (text, words) => {
    expect([...hitsOf(text).values()].join(' ')).toContain(words);
  });
});

describe('rules of moderation on facts', () => {
  const honest = 'You join a team of five that measures the quality of rivers.';
  const points = (change: Partial<RiskFacts>) =>
    assessRisk({ ...facts, text: honest, ...change }).hits.map(({ rule, points: worth }) => `${rule} ${worth}`);
  const twin = { id: 'a'.repeat(24), title: 'Another one', similarity: 0.9 };

  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['pay of three times the median', { monthlyPay: 330_000 }, []],
    ['pay above three times the median', { monthlyPay: 330_001 }, ['pay_too_high 20']],
    ['pay without a known median', { monthlyPay: 9_000_000, categoryMedian: null }, []],
    ['an account of 24 hours', { accountAgeHours: 24 }, []],
    ['an account younger than 24 hours', { accountAgeHours: 23.9 }, ['new_account 10']],
    ['ten internships a day', { postingsToday: 10 }, []],
    ['more than ten internships a day', { postingsToday: 11 }, ['many_postings 15']],
    ['a description of 400 characters', { descriptionLength: 400 }, []],
    ['a description under 400 characters', { descriptionLength: 399 }, ['short_text 10']],
    ["a near-duplicate of the company's own", { ownDuplicateOf: twin }, ['own_duplicate 0']],
    ["a near-duplicate of another company's", { duplicateOf: twin }, ['near_duplicate 40']],
    ['a fee', { text: 'A registration fee is due.' }, ['fee 60']],
    ['identity numbers', { text: 'Send us your IBAN.' }, ['identity_numbers 60']],
    ['money of others', { text: 'You forward the money.' }, ['money_handling 60']],
    ['no interview', { text: 'No interview.' }, ['no_interview 25']],
    ['a chat', { text: 'Message me on Telegram.' }, ['chat_only 25']],
    ['a short address', { text: 'See bit.ly/abc' }, ['url_shortener 15']],
    ['a free address', { text: 'a@gmail.com' }, ['free_mail 15', 'foreign_domain 15']],
    ['a free address, of a company without a domain', { text: 'a@gmail.com', employerDomain: null }, ['free_mail 15']],
  ])('%s', (_, change, expected) => {
    expect(points(change)).toEqual(expected);
  });

  it('name the number that was counted and the posting that is alike, for the reader’s language to put into words', () => {
    const change = { accountAgeHours: 1, postingsToday: 11, descriptionLength: 399, duplicateOf: twin };
    const { hits } = assessRisk({ ...facts, text: honest, ...change });
    expect(hits.map(({ rule, quote }) => [rule, quote])).toEqual([
      ['new_account', ''],
      ['many_postings', '11'],
      ['short_text', '399'],
      ['near_duplicate', 'Another one'],
    ]);
  });

  it('keep every passage that a rule matched, in every field, and none that its sentence takes back', () => {
    const text = [
      'You receive customer payments on your own account and forward the money to our partners.',
      'You repack parcels that are delivered to your address and send them on. Write to a@gmail.com or b@gmail.com. You never pay a registration fee.',
      'Receive and forward payments every day.',
    ].join('\n');
    const { hits } = assessRisk({ ...facts, text });
    const passagesOf = (rule: string) => hits.find((hit) => hit.rule === rule)?.passages;
    expect(passagesOf('money_handling')).toEqual(
      expect.arrayContaining([
        'receive customer payments on your own account',
        'forward the money',
        expect.stringContaining('parcels that are delivered to your address'),
        'forward payments',
      ]),
    );
    for (const passage of passagesOf('money_handling') ?? []) expect(text).toContain(passage);
    expect(passagesOf('free_mail')).toEqual(['a@gmail.com', 'b@gmail.com']);
    expect(passagesOf('fee')).toBeUndefined();
  });

  it('add up to 100 at most', () => {
    const text = 'A registration fee is due. Send us your IBAN. You forward the money.';
    expect(assessRisk({ ...facts, text })).toMatchObject({ score: 100, hits: [{}, {}, {}] });
  });
});
