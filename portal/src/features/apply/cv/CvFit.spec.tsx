// @vitest-environment happy-dom
import type { InternshipFit, MatchItem } from '@prentice/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { CvFit, withSkillNames } from './CvFit.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = { Hydrology: 'Hydrologie' };

const itemAbout = (requirement: MatchItem['requirement']): MatchItem => ({
  part: 'required',
  requirement,
  grade: 0,
  evidence: null,
});

const fitOf = (items: MatchItem[]) => ({ match: { items } });

const requirementsIn = (items: MatchItem[]) =>
  withSkillNames(fitOf(items), names).match.items.map(({ requirement }) => requirement);

it('names the skills of a posting in the language of the page', () => {
  expect(requirementsIn([itemAbout({ kind: 'skill', label: 'Hydrology' })])).toEqual([
    { kind: 'skill', label: 'Hydrologie' },
  ]);
});

it('leaves skills that it has no name for, and what is no skill, as they are', () => {
  const requirements = [
    { kind: 'skill', label: 'Moss care' },
    { kind: 'hours', perWeek: 20 },
  ] as const;
  expect(requirementsIn(requirements.map(itemAbout))).toEqual(requirements);
});

it('says of a CV that was not compared just that', () => {
  expect(withSkillNames({ match: null }, names)).toEqual({ match: null });
});

it('shows each requirement beside the form, without an address that a reload would lose the form by', async () => {
  const items = [itemAbout({ kind: 'skill', label: 'Hydrology' }), itemAbout({ kind: 'skill', label: 'Moss care' })];
  const fit: InternshipFit = {
    cv: { documentId: 'c'.repeat(24), fileName: 'ada.pdf' },
    match: { score: 0, items } as InternshipFit['match'],
    unmet: [],
  };
  vi.spyOn(session.client.applications, 'fit').mockResolvedValue(fit);
  render(<CvFit t={translator('de')} language="de" internshipId="1" cvId="2" skillNames={names} />);
  const summary = await screen.findByText('Alle Anforderungen zeigen');
  expect(summary.tagName).toBe('SUMMARY');
  const requirements = [...document.querySelectorAll('details .fit-requirement')].map((node) => node.textContent);
  expect(requirements).toEqual(['Hydrologie', 'Moss care']);
  expect(document.querySelector('a[href^="#"]')).toBeNull();
});
