import { Refusal, reportCreate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { translator } from '../i18n/catalogue.ts';
import { failureText, refusedFields, schemaErrors } from './form.errors.ts';

const t = translator('en');
const de = translator('de');

it('puts one sentence beside each field, in the reader’s language', () => {
  const given = { targetType: 'internship', targetId: 'x', code: undefined, text: 'short' };
  expect(schemaErrors(reportCreate, given, t)).toEqual({
    targetId: 'This does not fit. Check what you entered.',
    code: 'Choose one.',
    text: 'At least 20 characters.',
  });
  expect(schemaErrors(reportCreate, given, de)).toMatchObject({ text: 'Mindestens 20 Zeichen.' });
});

it('finds nothing wrong with what the contract accepts', () => {
  const good = {
    targetType: 'internship',
    targetId: 'a'.repeat(24),
    code: 'fee',
    text: 'They ask for a deposit of 200 euros.',
  };
  expect(schemaErrors(reportCreate, good, t)).toEqual({});
});

it('says what a call failed with', () => {
  expect(failureText(new Refusal('RATE_LIMITED', { seconds: 30 }), t)).toBe(
    'Too many requests. Try again in 30 seconds.',
  );
  expect(failureText(new Refusal('RATE_LIMITED', { seconds: 30 }), de)).toContain('30 Sekunden');
  expect(failureText(new TypeError('Failed to fetch'), t)).toContain('cannot be reached');
  expect(failureText('anything else', t)).toContain('try again');
});

it('passes on the fields that the server names', () => {
  const refusal = new Refusal('VALIDATION_FAILED', {}, [{ field: 'text', code: 'custom', message: 'No.' }]);
  expect(refusedFields(refusal, t)).toEqual({ text: 'No.' });
  expect(refusedFields(new Error('x'), t)).toEqual({});
  const common = new Refusal('VALIDATION_FAILED', {}, [{ field: 'password', code: 'common', message: 'Too easy.' }]);
  expect(refusedFields(common, de)['password']).toContain('zu leicht');
});
