import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { CandidateDialogs } from './CandidateDialogs.tsx';
import InterviewDialog from '../interviews/InterviewDialog.tsx';
import OfferDialog from '../offers/OfferDialog.tsx';

afterEach(cleanup);

const common = { name: 'Ada', busy: false };

const interview = (applicationId: string, onClose = () => undefined): ReactElement => (
  <InterviewDialog {...common} applicationId={applicationId} onClose={onClose} onInvite={() => undefined} />
);
const offer = (applicationId: string, onClose = () => undefined): ReactElement => (
  <OfferDialog
    {...common}
    applicationId={applicationId}
    startDate="2027-03-01"
    pay={null}
    openings={null}
    onClose={onClose}
    onOffer={() => undefined}
  />
);

const nothing = () => undefined;
const cancelInterview = (
  applicationId: string,
  onClose = nothing,
  onCancelInterview: (note: string) => void = nothing,
): ReactElement => (
  <CandidateDialogs
    application={{
      id: applicationId,
      internshipId: 'place',
      displayName: 'Ada',
      state: 'interview',
      version: 1,
      interview: { startsAt: '2027-03-01T10:00:00.000Z', mode: 'video' },
    }}
    openDialog="cancelInterview"
    busy={false}
    onClose={onClose}
    onTransition={nothing}
    onReschedule={nothing}
    onCancelInterview={onCancelInterview}
  />
);

const field = (label: RegExp): Promise<HTMLElement> => screen.findByRole('textbox', { name: label });

describe.each([
  ['interview', interview, /Note to the candidate/, 'Cancel'],
  ['offer', offer, /Message to the candidate/, 'Cancel'],
  ['interview that is cancelled', cancelInterview, /Message to the candidate/, 'Keep interview'],
] as const)('the dialog of an %s', (_, dialog, label, dismiss) => {
  it('has what was written about the same application, however it was closed', async () => {
    const onClose = vi.fn(() => undefined);
    await renderWithAdmin(dialog('one', onClose));
    fireEvent.change(await field(label), { target: { value: 'Bring your portfolio' } });
    fireEvent.click(screen.getByRole('button', { name: dismiss }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    await renderWithAdmin(dialog('two'));
    expect((await field(label)).textContent).toBe('');
    cleanup();
    await renderWithAdmin(dialog('one'));
    expect((await field(label)).textContent).toBe('Bring your portfolio');
    expect(screen.getByText(/unsaved changes are back/)).toBeTruthy();
  });
});

it('cancels an interview with words, and not without', async () => {
  const onCancelInterview = vi.fn();
  await renderWithAdmin(cancelInterview('three', nothing, onCancelInterview));
  const confirm = screen.getByRole('button', { name: 'Cancel interview' });
  fireEvent.click(confirm);
  expect(onCancelInterview).not.toHaveBeenCalled();
  expect(screen.getByText(/^Write at least 10 characters/)).toBeTruthy();
  fireEvent.change(await field(/Message to the candidate/), { target: { value: ' Our laboratory is closed. ' } });
  fireEvent.click(confirm);
  expect(onCancelInterview).toHaveBeenCalledExactlyOnceWith('Our laboratory is closed.');
});
