import { internUpdate, type UnmetRequirement } from '@prentice/contract';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import type { InternProfile } from '../../../cv-prefill/own-profile.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { queryClient } from '../../../session/query.hook.ts';
import { isAnsweredByCv, MissingDetailsForm } from './MissingDetailsForm.tsx';

const t = createTranslator(islandText('en', 'apply.', 'profile.', 'cvMatch.', 'fit.', 'ui.', 'form.'));
const values = internUpdate.parse({ languages: [{ language: 'de', level: 'B2' }] });
const profile = { ...values, id: 'ada', version: 3 } as InternProfile;
const german: UnmetRequirement = { rule: 'language', language: 'de', level: 'C1' };

const form = (requirements: UnmetRequirement[]): string =>
  renderToString(
    <MissingDetailsForm
      t={t}
      language="en"
      profile={profile}
      missing={{ parts: [], requirements }}
      cvId={'1'.repeat(24)}
      onSaved={() => Promise.resolve()}
    />,
  );

it('has nothing to save where the profile contradicts what is asked for', () => {
  expect(form([german])).toContain('You need German C1');
  expect(form([german])).not.toContain('type="submit"');
});

it('is filled in with what a CV says, which is marked, and asks for the rest', () => {
  const study = { kind: 'education', quote: 'Physics', sure: false, institution: 'TU Graz', degree: null, field: 'Physics', start: '2024-10', end: null }; // prettier-ignore
  queryClient.setQueryData(['cv-reading', 'cv'], { version: 1, findings: [study], skipped: [] });
  const html = renderToString(
    <MissingDetailsForm
      t={t}
      language="en"
      profile={profile}
      missing={{ parts: ['education'], requirements: [] }}
      readCvId="cv"
      onSaved={() => Promise.resolve()}
    />,
  );
  expect(html).toContain('value="TU Graz"');
  expect(html.match(/From your CV/g)).toHaveLength(3);
  expect(html).toContain('Still needed for this internship');
});

it('saves a new CV where nothing else is missing', () => {
  expect(form([])).toContain('type="submit"');
});

it('asks to check what was read where a CV answers everything', () => {
  const study = { kind: 'education', quote: 'Physics', sure: false, institution: 'TU Graz', degree: 'bachelor', field: 'Physics', start: '2024-10', end: null } as const; // prettier-ignore
  const fields = ['institution', 'degree', 'field', 'start'];
  expect(isAnsweredByCv(fields, [study], values)).toBe(true);
  expect(isAnsweredByCv([...fields, 'firstName'], [study], values)).toBe(false);
  expect(isAnsweredByCv(fields, [{ ...study, degree: null }], values)).toBe(false);
  const skill = { kind: 'skill', quote: 'SQL', id: null, label: 'SQL', matched: 'SQL' } as const;
  expect(isAnsweredByCv([...fields, 'skills'], [study, skill], values), 'one skill is too few').toBe(false);
});
