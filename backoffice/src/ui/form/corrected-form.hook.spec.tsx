import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton, SimpleForm, TextInput, required } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { AppNotifications } from '../../app/AppNotifications.tsx';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useClearMessageOnceCorrected } from './corrected-form.hook.ts';

afterEach(cleanup);

function Title() {
  useClearMessageOnceCorrected();
  return <TextInput source="title" label="Title" validate={required()} />;
}

it('says no longer that fields need attention once they were corrected', async () => {
  await renderWithAdmin(
    <>
      <SimpleForm onSubmit={() => undefined} toolbar={<SaveButton alwaysEnable />}>
        <Title />
      </SimpleForm>
      <AppNotifications />
    </>,
  );
  const title = screen.getByLabelText(/Title/);
  fireEvent.change(title, { target: { value: 'x' } });
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('Some fields need attention.')).toBeDefined();
  fireEvent.change(title, { target: { value: 'Career fair' } });
  await waitFor(() => expect(screen.queryByText('Some fields need attention.')).toBeNull(), {
    /* It would go by itself after six seconds. */
    timeout: 3_000,
  });
});
