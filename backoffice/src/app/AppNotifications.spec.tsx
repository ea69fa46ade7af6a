import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNotify } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../test/render-with-admin.tsx';
import { AppNotifications } from './AppNotifications.tsx';

const Notifier = () => {
  const notify = useNotify();
  return (
    <>
      <button onClick={() => notify('failure.lost', { type: 'error' })}>Lose the connection</button>
      <button onClick={() => notify('Saved', { type: 'success' })}>Save</button>
      <AppNotifications />
    </>
  );
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reconnect = () => act(() => void window.dispatchEvent(new Event('online')));

afterEach(cleanup);

it('says no longer that the connection was lost once it is back, and then what comes next', async () => {
  await renderWithAdmin(<Notifier />);
  press('Lose the connection');
  expect(await screen.findByText('The connection was lost.')).toBeDefined();
  reconnect();
  expect(screen.queryByText('The connection was lost.')).toBeNull();
  press('Save');
  expect(await screen.findByText('Saved')).toBeDefined();
});

it('goes on to say everything else', async () => {
  await renderWithAdmin(<Notifier />);
  press('Save');
  expect(await screen.findByText('Saved')).toBeDefined();
  reconnect();
  expect(screen.getByText('Saved')).toBeDefined();
});
