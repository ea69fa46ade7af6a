import type { CvReviewFinding } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { problemsOf, rewriteLabel, rewriteOf } from './finding-wording.ts';

const t = createTranslator(islandText('en', 'cvReview.'));
const finding = (rule: CvReviewFinding['rule'], quote: string, phrase = '') =>
  ({ rule, quote, severity: 'low', page: 1, box: null, params: { phrase }, number: 1, index: 0 }) as const;

describe('the suggested wording of a point', () => {
  it('leaves gaps for what only its owner knows', () => {
    expect(rewriteOf([finding('short_point', '• Hosted a show.')], t, 'en')).toBe(
      'Hosted a show, [with what], [with what result]',
    );
    expect(rewriteOf([finding('no_action_verb', 'Tickets of guests')], t, 'en')).toBe(
      '[Planned, tested, advised …] Tickets of guests',
    );
  });

  it('leaves out the first person, in which a verb comes first already', () => {
    const findings = [finding('first_person', 'I wrote a parser'), finding('no_action_verb', 'I wrote a parser')];
    expect(rewriteOf(findings, t, 'en')).toBe('Wrote a parser');
  });

  it('is none in another language than that of the page, and puts no verb before a German noun', () => {
    expect(rewriteOf([finding('short_point', 'Kasse')], t, null)).toBeNull();
    expect(rewriteOf([finding('no_action_verb', 'Kommissionierung von Waren')], t, 'de')).toBeNull();
  });

  it('repeats no misspelling', () => {
    const quote = 'Recieved calls of the managment';
    const params = { words: 'Recieved, managment', correct: 'Received, management' };
    const misspelling = { ...finding('misspelling', quote), params };
    expect(rewriteOf([finding('short_point', quote), misspelling], t, 'en')).toBe(
      'Received [how many] calls of the management, [with what], [with what result]',
    );
    expect(rewriteOf([misspelling], t, 'en')).toBe('Received calls of the management');
    expect(rewriteLabel('Received calls of the management', t)).toBe('Suggested wording:');
    expect(rewriteLabel('Received calls, [with what result]', t)).toContain('gaps');
  });

  it('corrects the spelling in any language, as nothing is added', () => {
    const params = { words: 'Pyhton', correct: 'Python' };
    expect(rewriteOf([{ ...finding('misspelling', '• Pyhton, C'), params }], t, null)).toBe('Python, C');
  });

  it('is none where empty phrases would leave nothing but gaps', () => {
    expect(rewriteOf([finding('empty_phrase', 'Responsible for various tasks', 'various tasks')], t, 'en')).toBeNull();
  });
});

it('names the empty phrases of a line together, with one fix', () => {
  const line = 'Dynamic team player';
  expect(
    problemsOf([finding('empty_phrase', line, 'Dynamic'), finding('empty_phrase', line, 'team player')], t),
  ).toEqual([
    {
      rule: 'empty_phrase',
      reason: '“Dynamic”, “team player” tell employers little.',
      filing: 'Minor · Clear · Results',
      fix: t('cvReview.fix.empty_phrase'),
      lineFix:
        'Replace “Dynamic”, “team player” with what you did: a verb, what it was about, and a figure if you know one.',
    },
  ]);
});
