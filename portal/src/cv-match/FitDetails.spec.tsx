// @vitest-environment happy-dom
import type { InternshipFit, MatchItem } from '@prentice/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { translator } from '../i18n/catalogue.ts';
import { FitDetails } from './FitDetails.tsx';

const places = { selected: null, onSelect: () => undefined };

function show(...items: readonly MatchItem[]): void {
  const fit: InternshipFit = {
    cv: { documentId: 'c'.repeat(24), fileName: 'ada.pdf' },
    match: { score: 50, items: [...items] } as InternshipFit['match'],
    unmet: [],
  };
  render(<FitDetails {...{ fit, places }} t={translator('en')} language="en" />);
}

afterEach(cleanup);

it('says that a place differs from the profile, which it was compared with, and leads there', () => {
  const requirement: MatchItem['requirement'] = { kind: 'place', workMode: 'hybrid', cities: ['Graz'] };
  show({ part: 'practical', requirement, grade: 0, evidence: null });
  expect(screen.getByText('Differs from your profile')).toBeTruthy();
  expect(screen.getByText(/^Your profile names other places/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your profile' })).toBeTruthy();
  expect(screen.queryByText('Not found')).toBeNull();
});

it('says of a skill that the CV lacks it that it was not found', () => {
  show({ part: 'required', requirement: { kind: 'skill', label: 'Python' }, grade: 0, evidence: null });
  expect(screen.getByText('Not found')).toBeTruthy();
});
