import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../test/shown.tsx';
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

const field = (label: RegExp): HTMLElement => screen.getByRole('textbox', { name: label });

describe.each([
  ['interview', interview, /Note to the candidate/],
  ['offer', offer, /Words to the candidate/],
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
    expect(screen.getByText(/are still here/)).toBeTruthy();
  });
});
