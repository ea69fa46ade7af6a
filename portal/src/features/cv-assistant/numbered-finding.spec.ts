import type { CvReviewFinding } from '@prentice/contract';
import { expect, it } from 'vitest';
import { cardCount, costsOf, firstSteps, numberedFindings, quotedLinesOf, sectionOf } from './numbered-finding.ts';

const finding = (rule: CvReviewFinding['rule'], quote: string, y = 0): CvReviewFinding => ({
  rule, quote, severity: 'low', page: quote === '' ? null : 1, box: quote === '' ? null : { x: 0, y, width: 9, height: 9 }, params: {},
}); // prettier-ignore

it('gives findings about the same line one number, and lines their order on the page', () => {
  const findings = [finding('no_result', 'Lower', 80), finding('short_point', 'Upper', 20), finding('tense', 'Upper', 20), finding('no_phone', '')]; // prettier-ignore
  expect(numberedFindings({ findings }).map(({ rule, number, index }) => [rule, number, index])).toEqual([
    ['no_phone', 1, 3],
    ['short_point', 2, 1],
    ['tense', 2, 2],
    ['no_result', 3, 0],
  ]);
});

it('leaves out what the advice about the same line includes', () => {
  const rules = ['no_result', 'short_point', 'no_action_verb', 'empty_phrase', 'first_person'] as const;
  const findings = [...rules.map((rule) => finding(rule, 'Various tasks', 20)), finding('no_result', 'Sold bread', 40)];
  expect(numberedFindings({ findings }).map(({ rule }) => rule)).toEqual(['empty_phrase', 'first_person', 'no_result']);
});

it('files a point that says too little under each dimension that it costs', () => {
  expect(costsOf(finding('short_point', 'x'))).toEqual(['clear', 'evidence']);
  expect(costsOf(finding('birth_date', 'x'))).toEqual([]);
});

it('marks all lines of a quote, but not those that another finding begins at', () => {
  const lines = ['Heading', 'A point that goes', 'over its line', 'Another'].map((text) => ({ text }));
  const findings = numberedFindings({
    findings: [
      finding('no_result', 'A point that goes\nover its line\nAnother', 20),
      finding('no_result', 'Another', 40),
    ],
  });
  const counts = [...quotedLinesOf(lines, findings)].map(([position, { count }]) => [position, count]);
  expect(counts).toEqual([
    [1, 2],
    [3, 1],
  ]);
  expect(cardCount(findings)).toBe(2);
});

it('names first what matters most, each rule once with the number of its cards', () => {
  const findings = numberedFindings({
    findings: [
      finding('no_result', 'A', 10),
      finding('short_point', 'B', 20),
      finding('short_point', 'C', 30),
      { ...finding('no_phone', ''), severity: 'high' },
      finding('gap', 'D', 40),
    ],
  });
  expect(firstSteps(findings).map(({ finding: { rule, number }, count }) => [rule, number, count])).toEqual([
    ['no_phone', 1, 1],
    ['short_point', 3, 2],
    ['no_result', 2, 1],
  ]);
});

it('names the heading that a line is below', () => {
  const lines = [
    { text: 'Ada', page: 1, heading: false, box: null },
    { text: 'Experience', page: 1, heading: true, box: null },
    { text: 'A point', page: 1, heading: false, box: null },
  ];
  expect(sectionOf(finding('no_result', 'A point\nof two lines'), lines)).toBe('Experience');
  expect(sectionOf(finding('birth_date', 'Ada'), lines)).toBeNull();
  expect(sectionOf(finding('no_phone', ''), lines)).toBeNull();
});

it('names no heading of another column', () => {
  const box = (x: number, y: number) => ({ x, y, width: 100, height: 10 });
  const lines = [
    { text: 'Experience', page: 1, heading: true, box: box(40, 80) },
    { text: 'A point', page: 1, heading: false, box: box(40, 100) },
    { text: 'Born 2003', page: 1, heading: false, box: box(400, 60) },
    { text: 'Contact', page: 1, heading: true, box: box(400, 80) },
    { text: 'Married', page: 1, heading: false, box: box(400, 100) },
  ];
  expect(sectionOf(finding('no_result', 'A point'), lines)).toBe('Experience');
  expect(sectionOf(finding('birth_date', 'Born 2003'), lines)).toBeNull();
  expect(sectionOf(finding('marital_status', 'Married'), lines)).toBe('Contact');
});
