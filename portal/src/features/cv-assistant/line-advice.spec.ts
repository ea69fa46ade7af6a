import type { CvReviewFinding } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { countedThings, lineAdvice, withNumberGap } from './line-advice.ts';

const t = createTranslator(islandText('en', 'cvReview.'));
const finding = (rule: CvReviewFinding['rule'], quote: string, params: CvReviewFinding['params'] = {}) =>
  ({ rule, quote, severity: 'low', page: 1, box: null, params, number: 1, index: 0 }) as const;

describe('the advice about a line', () => {
  it('asks how many of what the line speaks of, where it says so in the plural', () => {
    expect(lineAdvice(finding('no_result', '• Prepared weekly reports for the team'), t, 'en')).toBe(
      'How many reports were there? And what changed because of what you did?',
    );
    expect(lineAdvice(finding('short_point', 'Watched guests'), t, 'en')).toContain('How many guests');
  });

  it('quotes the line where it has no such word, or is in another language than the page', () => {
    expect(lineAdvice(finding('no_result', 'Served coffee at the bar of a small theatre.'), t, 'en')).toBe(
      '“Served coffee at the bar of …”: how often, for how many or how long? And what changed because of it?',
    );
    expect(lineAdvice(finding('no_result', 'Planned the fair with parents'), t, 'en')).toContain('“Planned the fair');
    expect(lineAdvice(finding('short_point', 'Betreute Gäste'), t, null)).toContain('“Betreute Gäste” is all');
  });

  it('names the word that a point begins with in place of a verb', () => {
    expect(lineAdvice(finding('no_action_verb', '- Tickets, of guests'), t, 'en')).toContain('“Tickets”');
  });

  it('says where a long point can be split, and nothing of its own where it cannot', () => {
    const long =
      'Planned the summer fair of the school with the parents, and drew the map that all visitors were given';
    expect(lineAdvice(finding('long_point', long, { most: 30 }), t, 'en')).toBe(
      'Split it after “… with the parents”, or cut it to 30 words.',
    );
    expect(lineAdvice(finding('long_point', 'word '.repeat(40).trim(), { most: 30 }), t, 'en')).toBeNull();
  });

  it('is none for what is no line, or is the same for every line', () => {
    expect(lineAdvice(finding('no_email', ''), t, 'en')).toBeNull();
    expect(lineAdvice(finding('order', 'Clerk, Mill'), t, 'en')).toBeNull();
  });
});

it('counts no word that only ends as a plural does', () => {
  expect(['Analysed statistics', 'Led various studies', 'Was boss'].map((text) => countedThings(text, 'en'))).toEqual([
    null,
    'studies',
    null,
  ]);
});

it('leaves a gap for a number where nothing can stand between it and the things', () => {
  expect(withNumberGap('Helped with orders', '[how many]', 'en')).toBe('Helped with [how many] orders');
  expect(withNumberGap('Prepared weekly reports', '[how many]', 'en')).toBe('Prepared weekly reports');
});
