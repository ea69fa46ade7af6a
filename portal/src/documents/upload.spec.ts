import { expect, it } from 'vitest';
import { acceptAttribute, assertFileSize } from './upload.ts';

it('offers the kinds of file that the contract accepts', () => {
  expect(acceptAttribute('cv')).toBe('.pdf,.docx,.txt');
});

it('rejects a file that is too large before sending it', () => {
  expect(() => assertFileSize({ size: 5 * 1024 * 1024 }, 'cv')).not.toThrow();
  expect(() => assertFileSize({ size: 5 * 1024 * 1024 + 1 }, 'cv')).toThrow(
    expect.objectContaining({ code: 'FILE_TOO_LARGE', params: { mb: 5 } }),
  );
});
