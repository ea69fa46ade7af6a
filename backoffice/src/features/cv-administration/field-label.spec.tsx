import { cleanup, screen } from '@testing-library/react';
import { cvRuleIds } from '@prentice/contract';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cvAdministrationEn } from '../../i18n/en/cv-administration.en.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useFieldLabel } from './field-label.hook.ts';

const pointers = [
  '/basics/name',
  '/basics/location/address',
  '/basics/profiles/0/url',
  '/education/0/startDate',
  '/skills/2/name',
];

function Labels(): ReactElement {
  const label = useFieldLabel();
  return <p>{pointers.map(label).join('; ')}</p>;
}

afterEach(cleanup);

it('calls a field by words and the number of its entry', async () => {
  await renderWithAdmin(<Labels />);
  expect(screen.getByText('Name; Address; Link 1 · address; Education 1 · start; Skill 3 · name')).toBeDefined();
});

it('has words for each rule of the review', () => {
  expect(cvRuleIds.filter((rule) => !(`cvRule.${rule}` in cvAdministrationEn))).toEqual([]);
});
