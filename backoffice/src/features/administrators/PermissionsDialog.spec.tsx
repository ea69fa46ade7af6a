import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ViewOf, administratorView } from '@prentice/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { PermissionsDialog } from './PermissionsDialog.tsx';

const administrator = {
  id: 'admin-2',
  email: 'dana@prentice.example',
  name: 'Dana Reed',
  role: 'limited_admin',
  permissions: ['employers:verify'],
  version: 3,
} as unknown as ViewOf<typeof administratorView>;

const update = vi.spyOn(client.administrators, 'update');
const press = (name: string, place = screen.getAllByRole('dialog').at(-1) as HTMLElement) =>
  act(async () => void fireEvent.click(within(place).getByRole('button', { name })));
const makeFull = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /full administrator/ })));
  await press('Save');
};

afterEach(() => {
  cleanup();
  update.mockReset();
});

it('asks before it makes somebody a full administrator, and says what that lets them do', async () => {
  update.mockResolvedValue({} as never);
  await renderWithAdmin(<PermissionsDialog administrator={administrator} onClose={() => undefined} />);
  await makeFull();
  expect(update).not.toHaveBeenCalled();
  expect(await screen.findByText('Make Dana Reed a full administrator?')).toBeDefined();
  expect(screen.getByText(/They can invite and suspend others/)).toBeDefined();
  await press('Make full administrator');
  expect(update).toHaveBeenCalledExactlyOnceWith({
    params: { id: 'admin-2' },
    body: { role: 'admin', permissions: [] },
    version: 3,
  });
});

it('changes nothing when the question is answered with no', async () => {
  await renderWithAdmin(<PermissionsDialog administrator={administrator} onClose={() => undefined} />);
  await makeFull();
  await press('Cancel');
  expect(update).not.toHaveBeenCalled();
});

it('saves ordinary permissions without a question', async () => {
  update.mockResolvedValue({} as never);
  await renderWithAdmin(<PermissionsDialog administrator={administrator} onClose={() => undefined} />);
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Manage news' })));
  await press('Save');
  expect(update).toHaveBeenCalledOnce();
});
