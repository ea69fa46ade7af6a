import { cvDimensions, cvRules } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { reviewCv } from './review.ts';

const HEAD = 'Ada Kern\nada@people.example | +43 660 1234567\nEDUCATION\n2022 – 2025 BSc Physics, University of Leeds';
const review = (...lines: readonly string[]) => reviewCv(readText([HEAD, ...lines].join('\n')), '2026-11');

describe('the points of an entry in another language than the rest of a CV', () => {
  const english = [
    'EXPERIENCE',
    'Barista, Café Sonne | 03/2025 – 08/2025',
    '• Served 80 guests a day with two colleagues in the garden',
    '• Trained 4 new colleagues for the work with the till',
    '• Counted the cash of the day with the owner of the café',
  ];
  const german = [
    'Praktikantin, Blau GmbH | 03/2024 – 08/2024',
    '• Betreuung von 20 Gästen bei der Anmeldung und auf der Messe',
    '• Auswertung der Umfrage mit 200 Antworten für das Team',
  ];

  it('are judged by the rules of their own language', () => {
    const { language, findings } = review(...english, ...german);
    expect(language).toBe('en');
    expect(findings.filter(({ rule }) => rule === 'no_action_verb')).toEqual([]);
  });
});

describe('a part of the grade', () => {
  it('is never full beside a finding that costs it', () => {
    const texts = [
      ['EXPERIENCE', 'Barista, Café Sonne | 03/2025 – 08/2025', '• The till of the café with 80 guests a day'],
      ['EXPERIENCE', 'Barista, Café Sonne | 03/2025 – 08/2025', '• Served guests', '• Served guests'],
    ];
    for (const lines of texts) {
      const { dimensions, findings } = review(...lines);
      const full = new Set<string>(dimensions.filter(({ score }) => score === 100).map(({ dimension }) => dimension));
      const costs = findings.flatMap(({ rule }) => [cvRules[rule].topic, cvRules[rule].also]);
      expect(costs.length).toBeGreaterThan(0);
      for (const dimension of Object.keys(cvDimensions))
        expect(full.has(dimension) && costs.some((topic) => topic === dimension), dimension).toBe(false);
    }
  });
});
