import { internLimits, internUpdate, type CvFinding } from '@prentice/contract';
import { expect, it } from 'vitest';
import { createProposals, applyFindings, invalidFields } from './cv-proposal.ts';

const name: CvFinding = { kind: 'name', quote: 'Ada Kern', firstName: 'Ada', lastName: 'Kern' };
const skill = (label: string): CvFinding => ({ kind: 'skill', quote: label, id: null, label, matched: label });
const study: CvFinding = {
  kind: 'education',
  quote: '2024 – 2027 University of Graz',
  sure: true,
  institution: 'University of Graz',
  degree: null,
  field: null,
  start: null,
  end: '2027-06',
};
const empty = internUpdate.parse({});

it('tells what would be overwritten, what is known, and what exceeds the limits', () => {
  const effects = (values: Parameters<typeof createProposals>[1], ...findings: CvFinding[]) =>
    createProposals(findings, values).map(({ effect, present }) => [effect, present]);
  expect(effects(empty, name)).toEqual([['new', '']]);
  expect(effects({ ...empty, firstName: 'Bea', lastName: 'Stern' }, name)).toEqual([['replaces', 'Bea Stern']]);
  expect(effects({ ...empty, firstName: 'ADA', lastName: 'Kern' }, name)).toEqual(
    [['known', '']].map(([a]) => [a, 'ADA Kern']),
  );
  const skills = Array.from({ length: internLimits.skills - 1 }, (_, index) => ({
    id: null,
    label: `Skill ${index}`,
    level: 2,
  }));
  expect(effects({ ...empty, skills }, skill('skill 3'), skill('One'), skill('Two')).map(([effect]) => effect)).toEqual(
    ['known', 'new', 'full'],
  );
});

it('lists what the CV does not state', () => {
  expect(createProposals([study], empty)[0]?.missing).toEqual(['start', 'degree']);
  expect(
    createProposals([{ kind: 'language', quote: 'French', language: 'fr', level: null, native: false }], empty)[0]
      ?.missing,
  ).toEqual(['level']);
});

it('applies the chosen findings with the additions, and changes nothing else', () => {
  const values = internUpdate.parse({ headline: 'I count things', links: ['https://ada.example/'] });
  const chosen = [name, skill('Field notes')].map((finding) => ({ finding, added: {} }));
  const next = applyFindings(values, [...chosen, { finding: study, added: { start: '2024-10', degree: 'bachelor' } }]);
  expect(next).toEqual({
    ...values,
    firstName: 'Ada',
    lastName: 'Kern',
    skills: [{ id: null, label: 'Field notes', level: 3 }],
    education: [
      {
        institution: 'University of Graz',
        degree: 'bachelor',
        field: null,
        start: '2024-10',
        expectedEnd: '2027-06',
        grade: null,
      },
    ],
  });
  expect(internUpdate.parse(next)).toEqual(next);
  expect(values.firstName).toBeNull();
});

const job: Extract<CvFinding, { kind: 'experience' }> = {
  kind: 'experience',
  quote: 'Working student, frontend, Kastner GmbH',
  sure: false,
  title: 'Working student, frontend',
  organisation: 'Kastner GmbH',
  start: '2025-03',
  end: null,
  highlights: ['Built React components'],
};

it('names the fields of an entry that its owner has left empty or made too long', () => {
  expect(invalidFields(job)).toEqual([]);
  expect(invalidFields({ ...job, title: ' ', organisation: null })).toEqual(['title']);
  expect(invalidFields({ ...job, title: 'x'.repeat(121) })).toEqual(['title']);
  expect(
    invalidFields({ ...job, highlights: Array.from({ length: internLimits.highlights.count + 1 }, () => 'Did it') }),
  ).toEqual(['highlights']);
  expect(invalidFields({ ...study, institution: 'X' })).toEqual(['institution']);
});

it('leaves out the empty lines of what somebody has edited', () => {
  const next = applyFindings(empty, [
    { finding: { ...job, organisation: '', highlights: ['Built it', ''] }, added: {} },
  ]);
  expect(internUpdate.parse(next).experience).toMatchObject([{ organisation: null, highlights: ['Built it'] }]);
});

it('takes a year where the CV states no month, and keeps an end in the year of the start', () => {
  const school: CvFinding = { ...study, institution: 'BG Leibnitz', degree: 'secondary', start: '2015', end: '2023' };
  const [proposal] = createProposals([school], empty);
  expect(proposal).toMatchObject({ effect: 'new', missing: [] });
  const next = applyFindings(empty, [
    { finding: school, added: {} },
    { finding: { ...job, start: '2023-09', end: '2023' }, added: {} },
  ]);
  expect(internUpdate.parse(next)).toMatchObject({
    education: [{ start: '2015', expectedEnd: '2023' }],
    experience: [{ start: '2023-09', end: '2023' }],
  });
});
