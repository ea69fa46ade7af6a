import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { InviteDialog } from './InviteDialog.tsx';

afterEach(cleanup);

it('begins with the email address of whom it invites', async () => {
  await renderWithAdmin(<InviteDialog onClose={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Email/ }));
});
