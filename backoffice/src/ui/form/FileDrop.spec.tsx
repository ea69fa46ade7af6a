import { AppError } from '@prentice/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FileDrop } from './FileDrop.tsx';

afterEach(cleanup);
const drop = { label: 'Choose a picture', accept: ['image/png'], maxBytes: 1_024, busy: false };
const choose = (size: number) =>
  fireEvent.change(screen.getByLabelText(/Choose a picture/), {
    target: { files: [new File([new Uint8Array(size)], 'logo.png')] },
  });

describe('a place for a file', () => {
  it('refuses at once what is too large, and takes the next', async () => {
    const onFile = vi.fn();
    await renderWithAdmin(<FileDrop {...drop} onFile={onFile} />);
    choose(2_000);
    expect(onFile).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toMatch(/larger than 1/);
    choose(500);
    expect(onFile).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert').textContent).toBe('');
  });
  it('says beside itself why the server refused', async () => {
    await renderWithAdmin(
      <FileDrop {...drop} failure={new AppError('FILE_TYPE', { types: 'PNG, JPEG, WebP' })} onFile={vi.fn()} />,
    );
    expect(screen.getByRole('alert').textContent).toBe('This type of file is not supported. Use PNG, JPEG or WebP.');
  });
});
