import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { EditBar } from './EditBar.tsx';

afterEach(cleanup);

it.each(['ctrlKey', 'metaKey'])('saves by S with %s, and keeps the browser from saving the page', async (modifier) => {
  const save = vi.fn();
  await renderWithAdmin(
    <EditBar status="Not saved yet">
      <button type="button">Preview</button>
      <button type="button" data-save onClick={save}>
        Save
      </button>
    </EditBar>,
  );
  await screen.findByText('Not saved yet');
  const isDefaultKept = fireEvent.keyDown(document.body, { key: 's', [modifier]: true });
  expect(isDefaultKept).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(save).toHaveBeenCalledTimes(1);
});
