import { parseRows, riskRules } from '@prentice/contract';
import { z } from 'zod';
import afreshTexts from './data/moderation-afresh.json' with { type: 'json' };
import heldOutTexts from './data/moderation-held-out.json' with { type: 'json' };
import labelledTexts from './data/moderation-labelled.json' with { type: 'json' };
import plainTexts from './data/moderation-plain.json' with { type: 'json' };
import unseenTexts from './data/moderation-unseen.json' with { type: 'json' };

const row = z.strictObject({ text: z.string(), hits: z.partialRecord(z.enum(riskRules), z.string()) });

/** A text as an employer may write it, and the rules that should speak up, each with words that the quote must show. */
export type LabelledText = readonly [text: string, hits: z.infer<typeof row>['hits']];

const read = (texts: readonly unknown[]): readonly LabelledText[] =>
  parseRows(texts, row).map(({ text, hits }) => [text, hits] as const);

/* Dishonest ones first, then honest ones that use the same words. The employer's own domain is donaudruck.example. */
export const labelledTextRows = read(labelledTexts);

/*
 * Kept aside while the rules were written against the other texts. Of phrasings that nobody had thought of, the last ones
 * here, the rules found 10 of 16 at first, with one false alarm; wording rules do not see further than that.
 */
export const heldOutTextRows = read(heldOutTexts);

/*
 * Written to get past the rules, before they were widened for the last time. As the rules then stood they found 2 of these
 * 30 dishonest texts (recall 0.07, precision 0.50) and raised 2 false alarms on the 30 honest ones. Then they were widened
 * with these at hand, so that what they find here now says little about the next text.
 */
export const evasiveTexts = read(unseenTexts);

/*
 * Written after the rules had been widened once, of which they then found 5 of the 21 findings here. They were widened again
 * with these at hand, so that what they find here now says little about the next text.
 */
export const laterEvasiveTexts = read(afreshTexts);

/*
 * Plain words of dishonest and of honest people, written before the rules were read and kept out of their making. Before the
 * rules were last widened they found 14 of the 21 findings here, after it 18, without a false alarm on the 10 honest texts:
 * what is asked for in words of its own is for the eyes of the people who decide.
 */
export const plainTextRows = read(plainTexts);
