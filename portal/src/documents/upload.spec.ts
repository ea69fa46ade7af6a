import { expect, it } from 'vitest';
import { acceptOf, checkBeforeSending } from './upload.ts';

it('offers the kinds of file that the contract accepts', () => {
  expect(acceptOf('cv')).toBe('.pdf,.docx,.txt');
});

it('refuses what is too large before a byte is sent', () => {
  expect(() => checkBeforeSending({ size: 5 * 1024 * 1024 }, 'cv')).not.toThrow();
  expect(() => checkBeforeSending({ size: 5 * 1024 * 1024 + 1 }, 'cv')).toThrow(
    expect.objectContaining({ code: 'FILE_TOO_LARGE', params: { mb: 5 } }),
  );
});
