// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Question } from '@prentice/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { ApplyForm } from '../ApplyForm.tsx';
import { serializeDraft, saveLocalDraft, localDraftKey } from './local-draft.ts';

const questions: Question[] = [{ key: 'why', kind: 'short', label: 'Why us?', required: false, options: [] }];
const readiness = {
  canShowInterest: false,
  canApply: true,
  obstacles: [],
  completeness: 80,
  applicationId: null,
  state: null,
  activeApplications: 0,
  draft: null,
};
const applicant = {
  kind: 'intern',
  internId: 'ada',
  emailVerified: true,
  readiness,
  cvs: [],
  profile: null,
} as const;

function open(language: 'en' | 'de'): void {
  const t = translator(language);
  const props = { internId: 'ada', internshipId: 'one', questions, applicant: { ...applicant, cvs: [] } };
  render(<ApplyForm t={t} language={language} {...props} onSent={() => undefined} />);
}
const emptyDraft = { cvDocumentId: null, coverNote: null, answers: [] };

/** Stores a draft as another tab does that had an empty form. */
function storeInOtherTab(coverNote: string, why: string): void {
  const draft = { ...emptyDraft, coverNote, answers: [{ key: 'why', value: why }] };
  saveLocalDraft(localStorage, 'ada', 'one', draft, serializeDraft(emptyDraft));
  const key = localDraftKey('ada', 'one');
  act(() => void dispatchEvent(Object.assign(new Event('storage'), { key, newValue: localStorage.getItem(key) })));
}
const value = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

beforeEach(() => void vi.spyOn(session.client.applications, 'saveDraft').mockRejectedValue(new TypeError('offline')));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  ['en', /^Cover note/, 'This is what you wrote in another tab'],
  ['de', /^Anschreiben/, 'Das haben Sie in einem anderen Tab geschrieben'],
] as const)('shows in %s what was written in another tab', (language, note, heading) => {
  open(language);
  storeInOtherTab('Dear team', 'The sea.');
  expect([value(note), value(/^Why us/)]).toEqual(['Dear team', 'The sea.']);
  expect(screen.getByText(heading)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['en', /^Cover note/, 'This was changed in another tab', 'Use the other version', 'Keep this version'],
  [
    'de',
    /^Anschreiben/,
    'Das wurde in einem anderen Tab geändert',
    'Andere Version übernehmen',
    'Diese Version behalten',
  ],
] as const)(
  'says in %s that other words stand in another tab, and loses neither',
  (language, note, title, swap, keep) => {
    open(language);
    fireEvent.change(screen.getByRole('textbox', { name: note }), { target: { value: 'My own words' } });
    storeInOtherTab('Dear team', 'The sea.');
    expect(screen.getByRole('alert').textContent).toContain(title);
    expect(value(note)).toBe('My own words');
    expect(screen.getByText('Dear team').closest('blockquote')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: swap }));
    expect([value(note), value(/^Why us/)]).toEqual(['Dear team', 'The sea.']);
    expect(screen.getByText('My own words').closest('blockquote')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: swap }));
    expect([value(note), value(/^Why us/)]).toEqual(['My own words', '']);
    fireEvent.click(screen.getByRole('button', { name: keep }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(value(note)).toBe('My own words');
  },
);
