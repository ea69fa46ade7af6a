import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList, type ListControllerResult } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ShowMore } from './ShowMore.tsx';

const all = Array.from({ length: 40 }, (_, index) => ({ id: `n${index}` }));

/** An inbox of forty, of which the list loads as many as it is asked for; they come when the test lets them. */
function Inbox(): ReactElement {
  const list = useList({ data: all });
  const [perPage, setPerPage] = useState(25);
  const [loadedCount, setLoadedCount] = useState(25);
  const notifications = all.slice(0, loadedCount);
  const part = { data: notifications, total: all.length, perPage, setPerPage, isFetching: loadedCount < perPage };
  return (
    <ListContextProvider value={{ ...list, ...part } as ListControllerResult}>
      <button onClick={() => setLoadedCount(perPage)}>Answer</button>
      <ul>
        {notifications.map(({ id }) => (
          <li key={id} data-notification={id}>
            <a href="#there" data-message>
              {id}
            </a>
          </li>
        ))}
      </ul>
      <ShowMore />
    </ListContextProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(cleanup);

it('loads the older ones once, moves the focus to the first of them, and says when all are there', async () => {
  await renderWithAdmin(<Inbox />);
  expect(screen.queryByText('n25')).toBeNull();
  expect(screen.getByText('25 of 40 notifications')).not.toBeNull();
  await press('Show more');
  await press('Answer');
  expect(document.activeElement?.textContent).toBe('n25');
  expect(screen.getByText('n39')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByText(/^That’s everything: 40 notifications\./)).not.toBeNull();
});
