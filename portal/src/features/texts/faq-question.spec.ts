import { expect, it } from 'vitest';
import { faqDe } from './faq.de.ts';
import { faqEn } from './faq.en.ts';
import { findQuestions } from './faq-question.ts';

it('finds all words, accents and case aside', () => {
  expect(findQuestions(faqEn, 'UNPAID').map((one) => one.id)).toContain('unpaid');
  expect(findQuestions(faqDe, 'vergutung').map((one) => one.id)).toContain('unpaid');
  expect(findQuestions(faqEn, 'unpaid zebra')).toEqual([]);
});

it('gives everything for an empty query', () => {
  expect(findQuestions(faqEn, '  ')).toHaveLength(faqEn.length);
});

it('answers the same questions in both languages', () => {
  expect(faqDe.map((one) => [one.id, one.group])).toEqual(faqEn.map((one) => [one.id, one.group]));
  expect(new Set(faqEn.map((one) => one.id)).size).toBe(faqEn.length);
});
