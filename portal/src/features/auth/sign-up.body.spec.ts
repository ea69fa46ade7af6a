import { expect, it } from 'vitest';
import { emptySignUp, signUpDraft, signUpSchemas, websiteOf } from './sign-up.body.ts';

const values = {
  ...emptySignUp,
  email: 'ada@example.org',
  password: 'correct horse battery',
  terms: true,
  privacy: true,
};
const whereabouts = { locale: 'de', timeZone: 'Europe/Vienna' };

it('makes what the contract accepts', () => {
  const intern = signUpSchemas.intern.safeParse(signUpDraft('intern', values, whereabouts));
  expect(intern.data).toMatchObject({ email: 'ada@example.org', timeZone: 'Europe/Vienna', locale: 'de' });
  const company = { ...values, companyName: 'Example Works', website: 'example.org' };
  const employer = signUpSchemas.employer.safeParse(signUpDraft('employer', company, whereabouts));
  expect(employer.data).toMatchObject({ website: 'https://example.org', name: null });
});

it('names the consent that is missing, and leaves out a zone nobody knows', () => {
  const draft = signUpDraft('intern', { ...values, terms: false }, { locale: 'en', timeZone: 'Moon/Crater' });
  expect(draft.timeZone).toBeUndefined();
  const paths = signUpSchemas.intern.safeParse(draft).error?.issues.map((issue) => issue.path.join('.'));
  expect(paths).toEqual(['consents.terms']);
});

it('reads a website as people type it and leaves other schemes to be refused', () => {
  expect(websiteOf(' example.org/about ')).toBe('https://example.org/about');
  expect(websiteOf('http://example.org')).toBe('http://example.org');
  expect(websiteOf('')).toBe('');
});
