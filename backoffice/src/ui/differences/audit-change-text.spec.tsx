import {
  announcementLifecycle,
  applicationLifecycle,
  cvAnalysisLifecycle,
  dataRequestLifecycle,
  employerVerificationLifecycle,
  externalJobLifecycle,
  internshipLifecycle,
  maintenanceRunLifecycle,
  newsLifecycle,
  reportLifecycle,
  verificationCaseLifecycle,
} from '@prentice/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useChangeText, useChangeWords } from './audit-change-text.hook.ts';

afterEach(cleanup);

function Change({ before, after }: { before: string | null; after: string }) {
  const changeText = useChangeText();
  return <p>{changeText('news', { field: 'state', before, after, hashed: false })}</p>;
}

it('the history of a record says in which state it was created, and from which it changed', async () => {
  const { getByText } = await renderWithAdmin(
    <>
      <Change before={null} after="draft" />
      <Change before="draft" after="published" />
    </>,
  );
  expect(getByText('Created with status: Draft')).toBeTruthy();
  expect(getByText('Status: Draft → Published')).toBeTruthy();
});

function QueuedCvs() {
  const changeText = useChangeText();
  return <p>{changeText('cv-analyses', { field: 'queued', before: 0, after: 5, hashed: false })}</p>;
}

it.each([
  ['en', '5 CVs queued to be analysed'],
  ['de', '5 Lebensläufe zur Analyse eingereiht'],
] as const)('says in %s how many CVs an analysis began with', async (language, sentence) => {
  const { getByText } = await renderWithAdmin(<QueuedCvs />, language);
  expect(getByText(sentence)).toBeTruthy();
});

function PermissionChange({ before, after }: { before: string; after: string }) {
  const changeText = useChangeText();
  return <p>{changeText('administrators', { field: 'permissions', before, after, hashed: false })}</p>;
}

it('says which permissions somebody lost and got, instead of both lists', async () => {
  const { getByText } = await renderWithAdmin(
    <>
      <PermissionChange before="employers:verify, news:manage" after="news:manage, announcements:manage" />
      <PermissionChange before="" after="news:manage" />
      <PermissionChange before="news:manage, employers:verify" after="news:manage" />
    </>,
  );
  expect(getByText('Removed: Verify employers · Added: Write and send announcements')).toBeTruthy();
  expect(getByText('Added: Manage news')).toBeTruthy();
  expect(getByText('Removed: Verify employers')).toBeTruthy();
});

function NameChange({ after }: { after: string }) {
  const changeText = useChangeText();
  return <p>{changeText('employers', { field: 'name', before: 'Acme', after, hashed: false })}</p>;
}

it('cuts a long value behind a word, and marks that it continues', async () => {
  const words = 'Institute for the history of very long names of institutes that nobody can remember at all';
  const { container } = await renderWithAdmin(<NameChange after={words} />);
  expect(container.textContent).toMatch(/→ Institute for .* that nobody can…$/);
});

const statesOf = {
  announcements: announcementLifecycle.states,
  applications: applicationLifecycle.states,
  'cv-analyses': cvAnalysisLifecycle.states,
  'data-requests': dataRequestLifecycle.states,
  employers: employerVerificationLifecycle.states,
  'external-jobs': externalJobLifecycle.states,
  internships: internshipLifecycle.states,
  maintenance: maintenanceRunLifecycle.states,
  news: newsLifecycle.states,
  reports: reportLifecycle.states,
  'verification-cases': verificationCaseLifecycle.states,
} as const;

function States({ resource }: { resource: keyof typeof statesOf }) {
  const { valueOf } = useChangeWords();
  return (
    <ul>
      {statesOf[resource].map((state) => (
        <li key={state}>{valueOf(resource, 'state', state)}</li>
      ))}
    </ul>
  );
}

it.each(Object.keys(statesOf) as (keyof typeof statesOf)[])('has words for every state of %s', async (resource) => {
  for (const language of ['en', 'de'] as const) {
    const { getAllByRole } = await renderWithAdmin(<States resource={resource} />, language);
    for (const { textContent } of getAllByRole('listitem')) expect(textContent).toMatch(/^[A-ZÄÖÜ]/);
    cleanup();
  }
});
