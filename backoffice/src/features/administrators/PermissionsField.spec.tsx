import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { PermissionsField } from './PermissionsField.tsx';

afterEach(cleanup);

it('shows an error in one line, and leaves the explanations of the permissions as they are', async () => {
  await renderWithAdmin(
    <PermissionsField chosen={[]} error="Choose at least one permission." onChoose={() => undefined} />,
  );
  expect(screen.getByText('Choose at least one permission.').className).toContain('Mui-error');
  const explanations = screen.getAllByRole('checkbox').map((box) => {
    const id = box.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.className;
  });
  expect(explanations).toHaveLength(5);
  for (const classes of explanations) expect(classes).not.toContain('Mui-error');
});
