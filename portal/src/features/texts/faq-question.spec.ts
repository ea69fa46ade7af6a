import { expect, it } from 'vitest';
import { faqDe } from './faq.de.ts';
import { faqEn } from './faq.en.ts';
import { findQuestions } from './faq-question.ts';

it('finds all words, accents and case aside', () => {
  expect(findQuestions(faqEn, 'UNPAID').map((question) => question.id)).toContain('unpaid');
  expect(findQuestions(faqDe, 'vergutung').map((question) => question.id)).toContain('unpaid');
  expect(findQuestions(faqEn, 'unpaid zebra')).toEqual([]);
});

it('gives everything for an empty query', () => {
  expect(findQuestions(faqEn, '  ')).toHaveLength(faqEn.length);
});

it('answers the same questions in both languages', () => {
  expect(faqDe.map((faqQuestion) => [faqQuestion.id, faqQuestion.group])).toEqual(
    faqEn.map((faqQuestion) => [faqQuestion.id, faqQuestion.group]),
  );
  expect(new Set(faqEn.map((faqQuestion) => faqQuestion.id)).size).toBe(faqEn.length);
});
