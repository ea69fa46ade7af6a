import { AppError } from '@prentice/contract';
import { expect, it } from 'vitest';
import { GET } from '../src/pages/internships/[id]/deadline.ics.ts';

const id = 'a'.repeat(24);
const fileOf = async (code: 'INTERNSHIP_GONE' | 'NOT_FOUND') => {
  const api = { internships: { get: () => Promise.reject(new AppError(code)) } };
  const context: unknown = { locals: { api }, params: { id } };
  return GET(context as Parameters<typeof GET>[0]);
};

it('the calendar file of an internship that was removed is gone, and of an unknown one it is not found', async () => {
  expect((await fileOf('INTERNSHIP_GONE')).status).toBe(410);
  expect((await fileOf('NOT_FOUND')).status).toBe(404);
});
