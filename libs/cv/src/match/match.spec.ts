import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishCv } from '../reading/cv-samples.ts';
import { readText } from '../reading/read-lines.ts';
import { matchCv, type MatchRequirements } from './match.ts';

const cv = readText(englishCv);
const asked = (more: Partial<MatchRequirements> = {}): MatchRequirements => ({
  requiredSkills: [
    { id: 'python', label: 'Python' },
    { id: 'teamwork', label: 'Teamwork' },
  ],
  preferredSkills: [],
  studyLevels: [],
  languages: [],
  related: new Map(),
  ...more,
});

describe('a match', () => {
  it('grades what is shown above what is only listed, with the words of the CV', () => {
    const [python, teamwork] = matchCv(cv, asked()).items;
    expect([python?.grade, teamwork?.grade]).toEqual([1, 0.6]);
    expect(python?.evidence?.quote).toContain('Python');
  });

  it('says "not found" by having no evidence, and counts a related skill for less', () => {
    const cobol = { id: 'cobol', label: 'COBOL' };
    expect(matchCv(cv, asked({ requiredSkills: [cobol] })).items[0]).toMatchObject({ grade: 0, evidence: null });
    const related = new Map([['cobol', ['python']]]);
    expect(matchCv(cv, asked({ requiredSkills: [cobol], related })).items[0]?.grade).toBe(0.3);
  });

  it('leaves parts out that the internship does not ask for', () => {
    expect(matchCv(cv, asked({ requiredSkills: [] })).score).toBeNull();
    expect(matchCv(cv, asked({ requiredSkills: [], studyLevels: ['bachelor'] })).score).toBe(100);
    expect(matchCv(cv, asked()).score).toBe(80);
  });

  it('never scores higher without a skill, and gives the same result again', () => {
    fc.assert(
      fc.property(fc.subarray([...cv.skills]), (skills) => {
        const fewer = matchCv({ ...cv, skills }, asked({ related: new Map([['python', ['qgis']]]) }));
        expect(fewer.score).toBeLessThanOrEqual(matchCv(cv, asked()).score ?? 0);
        expect(matchCv({ ...cv, skills }, asked({ related: new Map([['python', ['qgis']]]) }))).toEqual(fewer);
      }),
      { seed: 18, numRuns: 100 },
    );
  });
});
