import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../test/shown.tsx';
import { CandidateDialogs } from './candidate.dialogs.tsx';
import InterviewDialog from './interview.dialog.tsx';
import OfferDialog from './offer.dialog.tsx';

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
    places={null}
    onClose={onClose}
    onOffer={() => undefined}
  />
);

const nothing = () => undefined;
const callOff = (
  applicationId: string,
  onClose = nothing,
  onCallOff: (note: string) => void = nothing,
): ReactElement => (
  <CandidateDialogs
    one={{
      id: applicationId,
      internshipId: 'place',
      displayName: 'Ada',
      state: 'interview',
      version: 1,
      interview: { startsAt: '2027-03-01T10:00:00.000Z', mode: 'video' },
    }}
    asking="callOff"
    busy={false}
    onClose={onClose}
    onMove={nothing}
    onReschedule={nothing}
    onCallOff={onCallOff}
  />
);

const field = (label: RegExp): HTMLElement => screen.getByRole('textbox', { name: label });

describe.each([
  ['interview', interview, /Note to the candidate/],
  ['offer', offer, /Message to the candidate/],
  ['interview that is called off', callOff, /Message to the candidate/],
] as const)('the dialog of an %s', (_, dialog, label) => {
  it('has what was written about the same application, however it was closed', async () => {
    const onClose = vi.fn(() => undefined);
    await show(dialog('one', onClose));
    fireEvent.change(field(label), { target: { value: 'Bring your portfolio' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    await show(dialog('two'));
    expect(field(label).textContent).toBe('');
    cleanup();
    await show(dialog('one'));
    expect(field(label).textContent).toBe('Bring your portfolio');
    expect(screen.getByText(/is still here/)).toBeTruthy();
  });
});

it('calls an interview off with words, and not without', async () => {
  const onCallOff = vi.fn();
  await show(callOff('three', nothing, onCallOff));
  const confirm = screen.getByRole('button', { name: 'Cancel interview' });
  fireEvent.click(confirm);
  expect(onCallOff).not.toHaveBeenCalled();
  expect(screen.getByText(/^At least 10 characters/)).toBeTruthy();
  fireEvent.change(field(/Message to the candidate/), { target: { value: ' Our laboratory is closed. ' } });
  fireEvent.click(confirm);
  expect(onCallOff).toHaveBeenCalledExactlyOnceWith('Our laboratory is closed.');
});
