import { employerUpdate } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const check = (values: object) => schemaResolver(employerUpdate, (values) => values)(values, undefined, options);

describe('form checks', () => {
  it('put the message of the contract beside its field', async () => {
    const { errors } = await check({ legalName: 'A', website: 'http://a.example' });
    expect(errors).toMatchObject({
      legalName: { message: 'Write at least 2 characters.' },
      website: { message: 'Use an https link.' },
    });
  });
  it('pass values on as they were typed', async () => {
    const typed = { legalName: 'Alpha ', website: 'https://alpha.example' };
    expect(await check(typed)).toEqual({ values: typed, errors: {} });
  });
});
