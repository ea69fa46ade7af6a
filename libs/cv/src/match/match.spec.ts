import type { Candidate } from '@prentice/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishCv } from '../reading/cv-samples.ts';
import { readText } from '../reading/read-lines.ts';
import { matchRequirementsOf, type MatchedInternship } from './match-requirements.ts';
import { evidenceIn, matchCv, MATCH_ALGORITHM } from './match.ts';
import { anInternship, noFacts } from './matched-internship.builder.ts';
import type { PracticalFacts } from './practical-items.ts';

const cv = evidenceIn(readText(englishCv));
const internship = anInternship({
  requiredSkills: [
    { id: 'python', label: 'Python' },
    { id: 'teamwork', label: 'Teamwork' },
  ],
});
const { eligibility } = internship;
const skill = (id: string | null, label: string) => ({ id, label });
const matched = (change: Partial<MatchedInternship> = {}, facts: Partial<PracticalFacts> = {}, of = cv) =>
  matchCv(of, matchRequirementsOf({ ...internship, ...change }), { ...noFacts, ...facts });

describe('a match', () => {
  it('grades what is shown above what is only listed, with the words of the CV', () => {
    const [python, teamwork] = matched().items;
    expect([python?.grade, teamwork?.grade]).toEqual([1, 0.6]);
    expect(python?.evidence).toMatchObject({ from: 'cv', quote: expect.stringContaining('Python'), page: null });
    expect(matched().algorithmVersion).toBe(MATCH_ALGORITHM);
  });

  it('says "not found" by having no evidence, and counts a skill that the taxonomy calls related for less', () => {
    const [cobol, numpy] = matched({ requiredSkills: [skill(null, 'COBOL'), skill('numpy', 'NumPy')] }).items;
    expect(cobol).toMatchObject({ grade: 0, evidence: null });
    expect(numpy).toMatchObject({ grade: 0.3, evidence: { quote: expect.stringContaining('Python') } });
  });

  it('says when somebody worked, which counts for nothing', () => {
    const { experience, score } = matched();
    expect(experience).toEqual([
      { start: '2025-03', end: null, open: true },
      { start: '2023-07', end: '2023-08', open: false },
    ]);
    expect(matched({}, {}, { ...cv, experience: [] }).score).toBe(score);
  });

  it('takes free text for the skill of the taxonomy that has it as a synonym', () => {
    expect(matched({ requiredSkills: [skill(null, 'Python 3')] }).items[0]).toMatchObject({ grade: 1 });
  });

  it('takes no everyday words for skills, and titles of jobs for what they name', () => {
    const { skills } = evidenceIn(
      readText(
        [
          'Cleo Moser',
          'PROFILE',
          'I design things that are touched: handles, switches, a cup. I know how a drawing looks from below.',
          'EDUCATION',
          '10/2024 – 07/2028 BSc Communication, University of Tiefenbach',
          'WORK EXPERIENCE',
          '02/2025 – present Freelance photographer, Tiefenbacher Wochenblatt',
          '- Looks after 3D printers',
          '06/2024 – 09/2024 Data analyst intern, City Works',
          '- Answered questions',
        ].join('\n'),
      ),
    );
    expect(skills.map(({ id, evidence }) => `${id} ${evidence}`)).toEqual(['photography shown', 'data-analysis shown']);
  });

  it('finds a skill by its German name, marks the words, and counts a licence in full wherever it is', () => {
    const german = evidenceIn(
      readText(
        'Lena Moser\nAusbildung\n2023 – heute BSc Ökologie, Universität Graz\nSprachen\nDeutsch\nFührerschein B',
      ),
    );
    const { items } = matched(
      { requiredSkills: [skill('ecology', 'Ecology'), skill(null, 'Driving licence B')] },
      {},
      german,
    );
    expect(items.map(({ grade }) => grade)).toEqual([1, 1]);
    expect(items.map(({ evidence }) => evidence?.words)).toEqual([['Ökologie'], ['Führerschein B']]);
  });

  it('names the related skill that it counts', () => {
    expect(matched({ requiredSkills: [skill('numpy', 'NumPy')] }).items[0]?.related).toBe('Python');
  });

  it('compares no skill whose name in the language of the CV is not known, and gives no score then', () => {
    const french = evidenceIn(
      readText(
        'Claire Dubois\nFormation\n2022 – 2025 Licence, Université de Lyon\nCompétences\nPython\nLangues\nanglais C1',
      ),
    );
    const posting = { requiredSkills: [skill('python', 'Python'), skill('ecology', 'Ecology')] };
    const result = matched(posting, {}, french);
    expect(result.items.map(({ grade }) => grade)).toEqual([0.6, null]);
    expect(result).toMatchObject({ score: null, requiredSkills: { found: 1, notCompared: 1, total: 2 } });
  });

  it('looks for words that the taxonomy does not know in the whole text, unless they deny it', () => {
    const text = evidenceIn(readText(`${englishCv}\n\nInterests\nZither building, no experience with Kubernetes`));
    const posting = { requiredSkills: [skill(null, 'Zither building'), skill('kubernetes', 'Kubernetes')] };
    expect(matched(posting, {}, text).items.map(({ grade }) => grade)).toEqual([0.6, 0]);
  });

  it('leaves parts out that the internship does not ask for', () => {
    const bachelor = { ...eligibility, studyLevels: ['bachelor' as const] };
    expect(matched({ requiredSkills: [] }).score).toBeNull();
    expect(matched({ requiredSkills: [], eligibility: bachelor }).score).toBe(100);
    expect(matched().score).toBe(80);
  });

  it('counts a lower level of a language, or none, for less', () => {
    const of = { ...cv, languages: [{ code: 'de', level: 'B1' as const, source: { quote: 'German B1', page: 1 } }] };
    const grade = (language: string, level: 'A2' | 'B1' | 'C1') =>
      matched({ eligibility: { ...eligibility, languages: [{ language, level }] } }, {}, of).items.at(-1)?.grade;
    expect([grade('de', 'B1'), grade('de-AT', 'A2'), grade('de', 'C1'), grade('fr', 'A2')]).toEqual([1, 1, 0.3, 0]);
    const unstated = { ...of, languages: of.languages.map((language) => ({ ...language, level: null })) };
    const posting = { eligibility: { ...eligibility, languages: [{ language: 'de', level: 'B1' as const }] } };
    expect(matched(posting, {}, unstated).items.at(-1)?.grade).toBe(0.6);
  });

  it('cuts a long quote', () => {
    const of = { ...cv, skills: [{ ...skill('python', 'Python'), words: 'Python', evidence: 'shown' as const, source: { quote: 'P'.repeat(900), page: 1 } }] }; // prettier-ignore
    expect(matched({}, {}, of).items[0]?.evidence?.quote).toHaveLength(300);
  });
});

describe('dates, hours and place', () => {
  const availability = (from: string, to: string | null, hoursPerWeek = 20): Candidate['availability'] => {
    return { from, to, hoursPerWeek };
  };
  const practical = (change: Partial<MatchedInternship>, facts: Partial<PracticalFacts>) =>
    matched({ requiredSkills: [], ...change }, facts);

  it('are left out where the internship or the profile says nothing', () => {
    expect(practical({ startDate: '2027-03-01', hoursPerWeek: 30, workMode: 'onsite' }, {}).items).toEqual([]);
    expect(practical({}, { availability: availability('2027-01-01', null) }).items).toEqual([]);
  });

  it('compare the time that somebody is free with the time asked for', () => {
    const dates = (from: string, to: string | null, startFlexible = false) =>
      practical({ startDate: '2027-03-01', durationWeeks: 8, startFlexible }, { availability: availability(from, to) })
        .items[0]?.grade;
    expect(dates('2027-01-01', null)).toBe(1);
    expect(dates('2027-03-01', '2027-04-25')).toBe(1);
    expect(dates('2027-03-15', '2027-04-25')).toBe(0.5);
    expect(dates('2027-03-15', '2027-06-30')).toBe(0.5);
    expect(dates('2027-03-15', '2027-06-30', true)).toBe(1);
    expect(dates('2027-09-01', null)).toBe(0);
  });

  it('compare hours, and quote the profile', () => {
    const hours = (weeks: number) =>
      practical({ hoursPerWeek: weeks }, { availability: availability('2027-01-01', null, 20) }).items[0];
    expect([hours(20)?.grade, hours(38)?.grade, hours(45)?.grade]).toEqual([1, 0.5, 0]);
    expect(hours(20)?.evidence).toEqual({ from: 'profile', quote: '20', page: null });
  });

  it('compare the way of working, then cities, then countries', () => {
    const graz = { city: 'Graz', country: 'AT', lat: null, lon: null };
    const place = (city: string, country: string, workModes: PracticalFacts['workModes'] = []) =>
      practical(
        { workMode: 'onsite', locations: [graz] },
        { locationPreferences: [{ city, country, lat: null, lon: null }], workModes },
      ).items[0]?.grade;
    expect([place('graz', 'AT'), place('Wien', 'AT'), place('Bern', 'CH')]).toEqual([1, 0.5, 0]);
    expect([place('Graz', 'AT', ['remote']), place('Graz', 'AT', ['onsite'])]).toEqual([0, 1]);
    expect(practical({ workMode: 'remote' }, { workModes: ['remote'] }).score).toBe(100);
    expect(practical({ workMode: 'remote' }, { locationPreferences: [graz] }).items).toEqual([]);
  });
});

describe('any match', () => {
  const posting = {
    requiredSkills: [skill('python', 'Python'), skill('numpy', 'NumPy'), skill('teamwork', 'Teamwork')],
    preferredSkills: [skill('sql', 'SQL'), skill('arcgis', 'ArcGIS')],
  };

  it('never scores higher without a skill, and gives the same result again', () => {
    fc.assert(
      fc.property(fc.subarray([...cv.skills]), (skills) => {
        const fewer = matched(posting, {}, { ...cv, skills });
        expect(fewer.score).toBeLessThanOrEqual(matched(posting).score ?? 0);
        expect(matched(posting, {}, { ...cv, skills })).toEqual(fewer);
      }),
      { seed: 18, numRuns: 100 },
    );
  });

  it('does not change when unrelated sections stand in another order', () => {
    const unrelated = ['Interests\nBird watching and chess', 'References\nOn request', 'Awards\nA prize of the school'];
    const whole = evidenceIn(readText([englishCv, ...unrelated].join('\n\n')));
    fc.assert(
      fc.property(fc.shuffledSubarray(unrelated, { minLength: unrelated.length }), (order) => {
        const shuffled = evidenceIn(readText([englishCv, ...order].join('\n\n')));
        expect(matched(posting, {}, shuffled)).toEqual(matched(posting, {}, whole));
      }),
      { seed: 18, numRuns: 20 },
    );
  });
});
