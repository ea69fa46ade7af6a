import { foldedPattern } from './text-patterns.ts';

/** A match within its sentence. */
export interface PhraseMatch {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}
export type Exemption = (spot: PhraseMatch) => boolean;

const negation =
  /\b(?:no|not|never|neither|nor|nobody|none|without|free of|don't|doesn't|won't|cannot|can't|keine?[nrsm]?|nicht|nie|niemals|weder|ohne|niemand(?:en)?)\b/giu;
/* After these a denial is over: "no large sums, only a small fee", "nobody starts without a deposit". */
const endOfNegation =
  /\b(?:only|just|but|however|except|unless|until|nur|aber|sondern|lediglich|jedoch)\b|\b(?:not|never|nobody|no one|cannot|can't|nicht|niemand|keine?)\b[^,]{0,40}\b(?:without|ohne)\b/giu;
const undone = foldedPattern(
  /^[^,]{0,30}\b(?:(?:is|are|be) not (?:required|needed|charged|asked)|(?:entfällt|entfallen)\b)|^[^,]{0,20}\b(?:wird|werden) nicht\b/iu,
);

const lastOf = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce(
    (last, { index, 0: matchedText }) => Math.max(last, index + matchedText.length),
    -1,
  );

/* "Without your number we cannot answer" asks for it. */
const without = /\b(?:ohne|without)\b[^,]*$/iu;
const impossible = /\b(?:nicht|kein\w*|not|cannot|can't|never)\b/iu;

/** Returns whether the sentence denies what the match says: "we never ask for fees". */
export const isDenied: Exemption = ({ before, after }) => {
  if (without.test(before) && impossible.test(after)) return false;
  return lastOf(before, negation) > lastOf(before, endOfNegation) || undone.test(after);
};

/** Returns whether it is asked for once there is a contract, as employers must. */
export const isUnderContract: Exemption = ({ before, after }) =>
  /\b(?:after|once|when|nach|sobald)\b.{0,40}\b(?:sign(?:ed|ing)?|contract|vertrags?\w*|unterschrieben|unterzeichnet)\b/iu.test(
    `${before} ${after}`,
  );

const salary = foldedPattern(
  /\b(?:salary|wages?|stipend|(?:a|per|each|every) month|monthly|your pay|gehalt|lohn|vergütung|(?:im|pro) monat|monatlich)\b/iu,
);

/** Returns whether what arrives is the pay. */
export const isSalary: Exemption = ({ before, match, after }) => salary.test(`${before}${match}${after}`);

/** Returns whether the sentence denies words that are a denial themselves: "nobody is hired without an interview". */
export const isDoubleNegation: Exemption = ({ before }) =>
  /\b(?:not|never|nobody|no one|don't|doesn't|won't|cannot|can't|nicht|nie|niemals|niemand(?:en)?)\b[^:]*$/iu.test(
    before,
  );

/* What one only speaks, writes or decides about. */
const topic = foldedPattern(
  /\b(?:about|on|regarding|concerning|over|calculates?|über)\s*$|\b(?:form|formular|app|software|page|seite|campaign|kampagne|guide|study|studie|tool)s? (?:for|für) (?:the |a |an |our |die |das |den |eine? )?$/iu,
);
const employerSubject = foldedPattern(
  /\b(?:we|the company|our company)\b(?: also| will| gladly)* (?:pay|cover|reimburse|bear|fund)s?\b(?!.*\byou\b)|\bwir (?:zahlen|übernehmen|tragen|erstatten)\b/iu,
);
const paidByEmployer = foldedPattern(
  /^[^,]{0,60}?(?:\b(?:paid|covered|borne|met|reimbursed) by (?:us|the company)\b|\breimbursed\b(?! (?:after|once|when|at the end))|\b(?:zahlen|tragen|erstatten) wir\b|übernehmen wir\b|\b(?:von uns|vom unternehmen)\b)/iu,
);

/** Returns whether the employer pays, or it is only talked about: "we cover the training costs". */
export const isPaidByEmployer: Exemption = ({ before, match, after }) =>
  employerSubject.test(`${before}${match}`) || paidByEmployer.test(after) || topic.test(before);

const another = '(?:e-?mail|mail|phone|telephone|telefon|letter|(?:online )?form|this site|website|webseite)';
const either = new RegExp(
  `\\b${another}\\b[^.]{0,20}\\b(?:or|and|oder|und)\\b|\\b(?:or|and|oder|und)\\b[^.]{0,12}\\b${another}\\b`,
  'iu',
);

/** Returns whether there is another way to get in touch beside the chat. */
export const hasOtherContact: Exemption = ({ before, match, after }) => either.test(`${before}${match}${after}`);
