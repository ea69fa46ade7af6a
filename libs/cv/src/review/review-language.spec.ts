import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { reviewCv } from './review.ts';

const cvOf = (points: readonly string[], experience = 'EXPERIENCE'): string =>
  `Ada Stein\nada@people.example\n\n${experience}\nWaiter, Cafe Sonne | Mar 2025 – Sep 2025\n${points.map((point) => `• ${point}`).join('\n')}\n\nSKILLS\nExcel, Python, SQL`;
const reviewOf = (text: string) => reviewCv(readText(text), '2026-11');
const aboutWords = new Set(['no_action_verb', 'first_person', 'tense', 'empty_phrase', 'repeated_verb', 'no_result']);
const wordRules = (text: string): string[] =>
  reviewOf(text)
    .findings.map(({ rule }) => rule)
    .filter((rule) => aboutWords.has(rule));

describe('the language of points', () => {
  const german = [
    'Erstellte Lagepläne in QGIS für 12 Gemeinden',
    'Literaturrecherche und Auswertung von 80 Interviews mit MAXQDA',
    'Kassieren und Bedienen von 200 Gästen am Tag',
  ];

  it.each(['EXPERIENCE', 'BERUFSERFAHRUNG'])('is German below "%s", and judged by German rules', (heading) => {
    expect(reviewOf(cvOf(german, heading)).language).toBe('de');
    expect(wordRules(cvOf(german, heading))).toEqual([]);
  });

  it('finds fault in German points below English headings', () => {
    const points = ['Ich war zuständig für die Kasse im Laden', ...german];
    expect(wordRules(cvOf(points))).toEqual(expect.arrayContaining(['first_person', 'empty_phrase']));
  });

  it('is not judged by the rules of another language where it has none', () => {
    const spanish = [
      'Atendí a los clientes y preparé las mesas cada día',
      'Organicé tres eventos con la escuela y me ocupé de la caja',
      'Ayudé a los compañeros nuevos en la cocina',
    ];
    const review = reviewOf(cvOf(spanish));
    expect(review.language).toBeNull();
    expect(wordRules(cvOf(spanish))).toEqual([]);
    expect(review.dimensions.find(({ dimension }) => dimension === 'evidence')).toEqual({ dimension: 'evidence', score: null, weight: 0 }); // prettier-ignore
    expect(review.dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThanOrEqual(99);
  });
});

describe('a main section that could not be read', () => {
  it.each([
    [
      'education',
      'EDUCATION\n\nEXPERIENCE\nWaiter, Cafe Sonne | Mar 2025 – Sep 2025\n• Served 200 guests a day with two colleagues',
    ],
    ['experience', 'EDUCATION\n2024 – 2027 BSc Law, TU Wien\n\nEXPERIENCE\n'],
  ])('leaves the CV without a total: %s', (section, text) => {
    const review = reviewOf(`Ada Stein\nada@people.example\n\n${text}\n\nSKILLS\nExcel, Python, SQL`);
    expect([review.score, review.confidence]).toEqual([null, 'low']);
    const rules = review.findings.map(({ rule }) => rule);
    expect(rules).toContain('unread_section');
    expect(rules).not.toContain(`no_${section}`);
  });

  it('is none where a student has no experience to tell of', () => {
    const review = reviewOf(
      'Ada Stein\nada@people.example\n\nEDUCATION\n2024 – 2027 BSc Law, TU Wien\n\nSKILLS\nExcel',
    );
    expect(review.score).not.toBeNull();
    expect(review.findings.map(({ rule }) => rule)).not.toContain('unread_section');
  });
});
