import { cvDimensions, cvRules } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CvDocument, FileFacts } from '../reading/cv-document.ts';
import { englishCv, germanCv } from '../reading/cv-samples.ts';
import { photosInPdf } from '../reading/read-cv-file.ts';
import { readText } from '../reading/read-lines.ts';
import { reviewCv } from './review.ts';

const MONTH = '2026-11';
const runs = { seed: 18, numRuns: 200 };
const rulesIn = (document: CvDocument): string[] => reviewCv(document, MONTH).findings.map(({ rule }) => rule);
const scoreOf = (text: string): number => reviewCv(readText(text), MONTH).score ?? 0;
const dimensionOf = (document: CvDocument, name: keyof typeof cvDimensions) =>
  reviewCv(document, MONTH).dimensions.find(({ dimension }) => dimension === name);

const HEAD = 'Ada Stein\nada@people.example | +43 660 1234567';
const SECTIONS = [
  'EDUCATION\nOct 2024 – Jun 2027   BSc Biology, University of Graz\nSep 2016 – Jun 2024   A-levels, Grammar School Graz',
  'EXPERIENCE\nField assistant, City Bird Station | Mar 2025 – Sep 2025\n• Counted 1,200 nests in 14 districts with two colleagues\n• Various tasks\nShop assistant, Kleiner Laden | 07/2023 – 08/2023\n• I served customers at the till in the summer',
  'PROJECTS\nSwift map | Mar 2024 – May 2024\n• Drew a map of all the nests of swifts in the city',
  'SKILLS\nPython, QGIS, Microsoft Excel, Species identification',
  'LANGUAGES\nGerman (native), English (C1)',
];
const cvOf = (sections: readonly string[]): string => [HEAD, ...sections].join('\n\n');

describe('a review', () => {
  it('says the same of the same CV', () => {
    for (const text of [englishCv, germanCv])
      expect(reviewCv(readText(text), MONTH)).toEqual(reviewCv(readText(text), MONTH));
  });

  it('does not depend on the order of sections', () => {
    const usual = reviewCv(readText(cvOf(SECTIONS)), MONTH);
    expect(usual.findings.length).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.shuffledSubarray(SECTIONS, { minLength: SECTIONS.length }), (sections) => {
        expect(reviewCv(readText(cvOf(sections)), MONTH)).toEqual(usual);
      }),
      runs,
    );
  });

  it('never scores higher without a skill, or without a whole section that it asks for', () => {
    const skills = ['Python', 'QGIS', 'Microsoft Excel', 'Teamwork'];
    const withSkills = (list: readonly string[]): string =>
      cvOf([...SECTIONS.slice(0, 3), `SKILLS\n${list.join(', ')}`]);
    fc.assert(
      fc.property(fc.subarray(skills), fc.nat(3), (list, position) => {
        const fewer = list.filter((_, index) => index !== position);
        expect(scoreOf(withSkills(fewer))).toBeLessThanOrEqual(scoreOf(withSkills(list)));
      }),
      runs,
    );
    expect(scoreOf(cvOf(SECTIONS.slice(0, 4)))).toBeLessThan(scoreOf(cvOf(SECTIONS)));
  });

  it('takes irregular verbs for verbs, in English and in German', () => {
    const verbs = {
      en: ['Gave', 'Led', 'Built', 'Wrote', 'Taught', 'Brought', 'Held'],
      de: ['Gab', 'Hielt', 'Schrieb', 'Sprach', 'Übernahm'],
    };
    const reviewOf = (text: string, points: readonly string[]) =>
      rulesIn(readText(text.replace('{points}', points.map((point) => `• ${point}`).join('\n')))).filter((rule) => rule === 'no_action_verb').length; // prettier-ignore
    const english = `${HEAD}\n\nEXPERIENCE\nAssistant, City Library | Mar 2025 – Sep 2025\n{points}\n\nLANGUAGES\nEnglish (native)`;
    const german = `${HEAD}\n\nBERUFSERFAHRUNG\nAssistentin, Stadtbücherei | 03/2025 – 09/2025\n{points}\n\nSPRACHEN\nDeutsch (Muttersprache)`;
    expect(reviewOf(english, verbs.en.map((verb) => `${verb} the tours for guests of the library`))).toBe(0); // prettier-ignore
    expect(reviewOf(german, verbs.de.map((verb) => `${verb} die Führungen für Gäste der Bücherei`))).toBe(0); // prettier-ignore
    expect(reviewOf(english, ['Various tours', 'The tours for guests', 'Tours'])).toBe(3);
  });

  it('scores evidence higher with every point that names a number, up to four of ten', () => {
    const plain = 'Prepared the rooms and the papers for the courses of the week';
    const scores = [0, 1, 2, 3, 4, 5, 6].map((count) => {
      const points = Array.from(
        { length: 10 },
        (_, index) => `• ${plain}${index < count ? ' for 40 people' : ''} ${'abcdefghij'[index]}`,
      );
      const cv = readText(`${HEAD}\n\nEXPERIENCE\nTutor, City School | Mar 2025 – Sep 2025\n${points.join('\n')}`);
      return dimensionOf(cv, 'evidence')?.score;
    });
    expect(scores).toEqual([0, 25, 50, 75, 100, 100, 100]);
  });

  it('gives a thin CV with two empty points no high number', () => {
    const thin = `${HEAD}\n\nEDUCATION\n2021 – 2025 A-levels, Grammar School Graz\n\nEXPERIENCE\nWaiter, Café Sonne | Jul 2024 – Aug 2024\n• Was responsible for helping\n• Served guests\n\nSKILLS\nTeamwork, Word, Excel\n\nLANGUAGES\nGerman (native)`;
    expect(scoreOf(thin)).toBeLessThanOrEqual(75);
    expect(dimensionOf(readText(thin), 'evidence')?.score).toBe(0);
    const silent = thin.replaceAll(/• .*\n/gu, '');
    expect(rulesIn(readText(silent))).toContain('no_points');
  });

  it('asks no more words of a point that names a figure or a tool', () => {
    const text = `${HEAD}\n\nEXPERIENCE\nTutor, City School | Mar 2025 – Sep 2025\n• Prepared exercises in Python for 60 students\n• Drew maps in QGIS\n• Served guests`;
    const short = reviewCv(readText(text), MONTH).findings.filter(({ rule }) => rule === 'short_point');
    expect(short.map(({ quote }) => quote)).toEqual(['• Served guests']);
  });

  it('gives no number to what is no CV, and still says what is private in it', () => {
    const statement =
      'Account statement 11\nSavings Bank Graz\nIBAN: AT61 1904 3002 3457 3201\n02.11.2026 Rent -640.00';
    const { score, findings } = reviewCv(readText(statement), MONTH);
    expect(score).toBeNull();
    expect(findings.map(({ rule }) => rule)).toEqual(['no_cv', 'bank_account']);
  });

  it('reviews what is titled as a CV, however little of it is told apart', () => {
    const text = 'Tom Berger\nborn in Graz\n\nWas responsible for many things in a shop\nHobbys footbal and music';
    expect(rulesIn(readText(text))).toContain('no_cv');
    const titled = rulesIn(readText(`CURRICULUM VITAE\n${text}`));
    expect(titled).not.toContain('no_cv');
    expect(titled).toContain('no_email');
  });

  it('stays within its bounds whatever a text says', () => {
    const words = fc.constantFrom(
      'EDUCATION',
      'SKILLS',
      'EXPERIENCE',
      '• Built 3',
      '2024 – 2025',
      'i am',
      '12/2024',
      'ada@x.example',
      'Ich',
      '-',
      '1-1',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string({ unit: 'grapheme' })), { maxLength: 60 }), (lines) => {
        const text = lines.join('\n');
        const { score, dimensions, findings } = reviewCv(readText(text), MONTH);
        for (const value of [score, ...dimensions.map((each) => each.score)].filter((each) => each !== null)) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        const weights = dimensions.reduce((sum, { weight }) => sum + weight, 0);
        expect(Math.abs(weights - (dimensions.every((each) => each.score === null) ? 0 : 100))).toBeLessThanOrEqual(2);
        expect(findings.length).toBeLessThanOrEqual(300);
      }),
      runs,
    );
  });

  it('leaves out what cannot be graded, and says that it is less sure', () => {
    const thin = readText(`${HEAD}\n\nEDUCATION\nOct 2024 – present   BSc Biology, University of Graz`);
    const { confidence, dimensions } = reviewCv(thin, MONTH);
    expect(dimensionOf(thin, 'evidence')).toEqual({ dimension: 'evidence', score: null, weight: 0 });
    expect(dimensions.find(({ dimension }) => dimension === 'complete')?.weight).toBeGreaterThan(cvDimensions.complete);
    expect(confidence).not.toBe('high');
    expect(reviewCv(readText(englishCv), MONTH).confidence).toBe('high');
  });

  it('quotes words of the CV, and names no facts beside its own limits', () => {
    for (const text of [englishCv, germanCv, cvOf(SECTIONS)]) {
      const document = readText(text);
      const raw = new Set(document.lines.map((line) => line.raw));
      for (const { quote, params } of reviewCv(document, MONTH).findings) {
        for (const line of quote.split('\n').filter(Boolean)) expect(raw).toContain(line);
        const words = Object.values(params).filter((value) => typeof value === 'string');
        for (const word of words) expect(quote.toLowerCase()).toContain(word.toLowerCase());
      }
    }
  });

  it('never grades privacy', () => {
    const text = cvOf(SECTIONS);
    const private_ = text.replace(
      HEAD,
      `${HEAD}\nDate of birth: 4 May 2003\nIBAN: AT61 1904 3002 3457 3201\nSSN 078-05-1120`,
    );
    const review = reviewCv(readText(private_), MONTH);
    expect(review.score).toBe(scoreOf(text));
    const privacy = review.findings.filter(({ rule }) => cvRules[rule].topic === 'privacy').map(({ rule }) => rule);
    expect(privacy).toEqual(['identity_number', 'bank_account', 'birth_date']);
    expect(
      rulesIn(readText(text.replace(HEAD, `${HEAD}\nIBAN: AT61 1904 3002 3457 3202\n4111 1111 1111 1112`))),
    ).not.toContain('bank_account');
    expect(rulesIn(readText(`${text}\n4111 1111 1111 1111`))).toContain('bank_account');
  });

  it.each<[string, Partial<FileFacts>]>([
    ['unmapped_text', { unmapped: 90 }],
    ['contact_in_margin', { contactInMargin: true }],
    ['tables', { tables: true }],
    ['columns', { columns: 2 }],
    ['many_pages', { pages: Array.from({ length: 5 }, () => ({ width: 595, height: 842 })) }],
    ['long_cv', { pages: Array.from({ length: 3 }, () => ({ width: 595, height: 842 })) }],
    ['page_without_text', { pages: [{ width: 595, height: 842 }] }],
    ['large_file', { bytes: 3_000_000 }],
    ['photo', { photos: 1 }],
  ])('finds %s by what the file is', (rule, facts) => {
    const document = readText(cvOf(SECTIONS));
    const plain = { ...document, file: { ...document.file, format: 'pdf' as const } };
    expect(rulesIn(plain)).not.toContain(rule);
    expect(rulesIn({ ...plain, file: { ...plain.file, ...facts } })).toContain(rule);
  });

  it.each([
    'Oct 2024 – present\nBSc Physics, Caltech',
    'Caltech\nPhysics, 2022/23 – today',
    'Physics at Caltech since WS 2024',
    '10/24 – heute: Physik, Caltech',
  ])('finds the dates of an education whose school it does not know: "%s"', (education) => {
    const rulesWith = (lines: string): string[] =>
      rulesIn(readText(cvOf([`EDUCATION\n${lines}`, ...SECTIONS.slice(1)])));
    expect(rulesWith(education)).not.toContain('no_education_dates');
    expect(rulesWith('Physics, Caltech')).toContain('no_education_dates');
  });

  it('counts no gap between terms that name no month', () => {
    const text = `${HEAD}\n\nSTUDIUM\nBA Publizistik, Universität Wien, WS 2022/23 – heute\n\nPRAKTIKA\nPraktikantin, Kleine Zeitung, Juli 2024 – August 2024`;
    expect(rulesIn(readText(text))).not.toContain('gap');
  });

  it('takes for a photo what has the size and the shape of one', () => {
    const picture = (width: number, height: number, more = ''): Uint8Array =>
      new TextEncoder().encode(
        `4 0 obj << /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${more} /Length 3 >> stream\nabc\nendstream endobj`,
      );
    expect(photosInPdf(picture(300, 400, '/ColorSpace /DeviceRGB'))).toBe(1);
    for (const other of [picture(32, 32), picture(1_200, 90), picture(300, 400, '/ColorSpace /DeviceGray')])
      expect(photosInPdf(other)).toBe(0);
  });
});
