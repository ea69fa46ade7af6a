import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useChangeText } from './audit-change-text.hook.ts';

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
  expect(getByText('Created as Draft')).toBeTruthy();
  expect(getByText('Status: Draft → Published')).toBeTruthy();
});
