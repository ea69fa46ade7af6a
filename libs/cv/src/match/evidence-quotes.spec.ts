import { describe, expect, it } from 'vitest';
import { linesOfPages } from '../layout/page-lines.ts';
import { readLines, readText } from '../reading/read-lines.ts';
import { matchRequirementsOf } from './match-requirements.ts';
import { evidenceIn, matchCv } from './match.ts';
import { anInternship, noFacts } from './matched-internship.builder.ts';

const itemsOf = (cv: ReturnType<typeof evidenceIn>, requirements: Parameters<typeof anInternship>[0]) =>
  matchCv(cv, matchRequirementsOf(anInternship(requirements)), noFacts).items;

const weak = evidenceIn(
  readText(
    [
      'Kim Kern',
      'kim@people.example, born 3 May 2004, single, Catholic',
      'EXPERIENCE',
      'Clerk, Muster GmbH, 2023',
      '- Paid with DE89 3704 0044 0532 0130 00 in Excel',
      'SCHOOL',
      'High school, 2019 - 2021',
      'National insurance number QQ 12 34 56 C',
      'LANGUAGES',
      'Deutsch – verhandlungssicher',
      'English: conversational',
      'French (business fluent)',
      'Spanisch Grundkenntnisse',
      'REFERENCES',
      'Jo Brown, 07700 900123, jo.brown@people.example, knows my QGIS',
    ].join('\n'),
  ),
);

describe('the evidence of a CV', () => {
  it('never quotes what the findings of privacy recognise, nor what stands among the referees', () => {
    const quotes = JSON.stringify(weak);
    for (const secret of ['DE89', '3704', '12 34 56', '2004', 'Catholic', 'single', '07700', 'jo.brown', 'QGIS'])
      expect(quotes).not.toContain(secret);
    expect(quotes).toContain('in Excel');
  });

  it('has none for a degree in a school', () => {
    const eligibility = { ...anInternship().eligibility, studyLevels: ['bachelor' as const, 'master' as const] };
    expect(itemsOf(weak, { eligibility })).toMatchObject([{ grade: 0, evidence: null }]);
  });

  it('reads the level of a language that is stated in words', () => {
    expect(weak.languages.map(({ code, level }) => [code, level])).toEqual([
      ['de', 'C1'],
      ['en', 'B1'],
      ['fr', 'C1'],
      ['es', 'A2'],
    ]);
  });

  it('quotes a whole point, though it goes over the end of a line', () => {
    const items = [
      'Ada Kern',
      'PROJECTS',
      'Nest map, 2024',
      '• Wrote a map in Python that four hundred people',
      'used in spring',
    ].map((text, row) => ({
      text,
      page: 1,
      box: { x: row === 4 ? 60 : 50, y: 200 + row * 14, width: text.length * 5, height: 10 },
    }));
    const lines = linesOfPages([{ width: 600, height: 800, unmapped: 0, items }]);
    const { file } = readText('Ada Kern');
    const [item] = itemsOf(evidenceIn(readLines(lines, file)), { requiredSkills: [{ id: 'python', label: 'Python' }] });
    expect(item?.evidence?.quote).toContain('used in spring');
  });
});

describe('a narrower skill', () => {
  const withQgis = evidenceIn(readText('Ada Kern\nPROJECTS\nNest map, 2024\n- Drew a map with QGIS\n'));

  it('counts as its broader one, with its own words as evidence', () => {
    const broader = { id: 'geographic-information-systems', label: 'Geographic information systems' };
    expect(itemsOf(withQgis, { requiredSkills: [broader] })).toMatchObject([
      { grade: 1, evidence: { words: ['QGIS'] } },
    ]);
  });

  it('is no more than related where it is the narrower one that is asked for', () => {
    const cv = evidenceIn(readText('Ada Kern\nSKILLS\nGeographic information systems\n'));
    expect(itemsOf(cv, { requiredSkills: [{ id: 'qgis', label: 'QGIS' }] })).toMatchObject([{ grade: 0.3 }]);
  });
});
