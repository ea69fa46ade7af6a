import { internUpdate, type UnmetRequirement } from '@prentice/contract';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { islandText } from '../../../i18n/catalogue.ts';
import type { InternProfile } from '../../../cv-prefill/own-profile.ts';
import { createTranslator } from '../../../i18n/translate.ts';
import { MissingDetailsForm } from './MissingDetailsForm.tsx';

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

it('saves a new CV where nothing else is missing', () => {
  expect(form([])).toContain('type="submit"');
});
