import { describe, expect, it } from 'vitest';
import { eligibility } from '../internships/internship.contract.ts';
import { unmetRequirements, type EligibilityFacts } from './application-eligibility.ts';

const ada: EligibilityFacts = {
  education: [
    { institution: 'TU', degree: 'bachelor', field: null, start: '2023-10', expectedEnd: '2026-07', grade: null },
  ],
  languages: [{ language: 'de', level: 'B2' }],
  workAuthorisation: [{ country: 'CH', status: 'needs_sponsorship' }],
};
const unmet = (needed: object, facts: EligibilityFacts = ada, countries: readonly string[] = ['AT']) =>
  unmetRequirements(eligibility.parse(needed), facts, countries).map((unmetRequirement) => unmetRequirement.rule);

describe('eligibility', () => {
  it('asks for nothing by default', () => {
    expect(unmet({}, { education: [], languages: [], workAuthorisation: [] })).toEqual([]);
  });
  it('wants one of the study levels', () => {
    expect(unmet({ studyLevels: ['master', 'bachelor'] })).toEqual([]);
    expect(unmet({ studyLevels: ['master'] })).toEqual(['studyLevel']);
  });
  it('wants a graduation within the window, its months included', () => {
    expect(unmet({ graduationFrom: '2026-07-31', graduationTo: '2026-07-01' })).toEqual([]);
    expect(unmet({ graduationFrom: '2026-08-01' })).toEqual(['graduation']);
    expect(unmet({ graduationTo: '2026-06-30' })).toEqual(['graduation']);
    expect(unmet({ graduationTo: '2026-06-30' }, { ...ada, education: [] })).toEqual(['graduation']);
  });
  it('counts an education of which only the year of its end is known when all of that year is within the window', () => {
    const someday = { ...ada, education: ada.education.map((study) => ({ ...study, expectedEnd: '2026' })) };
    expect(unmet({ graduationFrom: '2026-01-01', graduationTo: '2026-12-31' }, someday)).toEqual([]);
    expect(unmet({ graduationFrom: '2026-06-01' }, someday)).toEqual(['graduation']);
    expect(unmet({ graduationTo: '2026-06-30' }, someday)).toEqual(['graduation']);
  });
  it('wants each language at its level or above, whatever the region', () => {
    expect(unmet({ languages: [{ language: 'de', level: 'B2' }] })).toEqual([]);
    expect(unmet({ languages: [{ language: 'de-AT', level: 'B1' }] })).toEqual([]);
    expect(unmet({ languages: [{ language: 'de', level: 'C1' }] })).toEqual(['language']);
    expect(unmet({ languages: [{ language: 'en', level: 'A1' }] })).toEqual(['language']);
  });
  it('refuses candidates who need sponsorship in every place when there is none', () => {
    expect(unmet({}, ada, ['CH'])).toEqual(['sponsorship']);
    expect(unmet({}, ada, ['CH', 'AT'])).toEqual([]);
    expect(unmet({ sponsorship: true }, ada, ['CH'])).toEqual([]);
    expect(unmet({}, { ...ada, workAuthorisation: [] }, ['CH'])).toEqual([]);
  });
  it('names what is required', () => {
    const needed = eligibility.parse({ languages: [{ language: 'en', level: 'C1' }] });
    expect(unmetRequirements(needed, ada, [])).toEqual([{ rule: 'language', language: 'en', level: 'C1' }]);
  });
});
