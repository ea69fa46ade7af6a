import { brand, AppError, reportCreate, type ErrorCode } from '@prentice/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { translator } from '../i18n/catalogue.ts';
import { failureMessage, requiredErrors, serverFieldErrors, schemaErrors } from './form-errors.ts';

const t = translator('en');
const de = translator('de');

it('returns one message per invalid field in the reader’s language', () => {
  const report = { targetType: 'internship', targetId: 'x', code: undefined, text: 'short' };
  expect(schemaErrors(reportCreate, report, t)).toEqual({
    targetId: 'This isn’t valid. Check what you entered.',
    code: 'Choose what is wrong.',
    text: 'Write at least 20 characters.',
  });
  expect(schemaErrors(reportCreate, report, de)).toMatchObject({ text: 'Schreiben Sie mindestens 20 Zeichen.' });
});

it('returns no errors for values that the contract accepts', () => {
  const good = {
    targetType: 'internship',
    targetId: 'a'.repeat(24),
    code: 'fee',
    text: 'They ask for a deposit of 200 euros.',
  };
  expect(schemaErrors(reportCreate, good, t)).toEqual({});
});

it('returns a message for every kind of failed call', () => {
  expect(failureMessage(new AppError('RATE_LIMITED', { seconds: 30 }), t)).toBe(
    'Too many requests. Try again in 30 seconds.',
  );
  expect(failureMessage(new AppError('RATE_LIMITED', { seconds: 30 }), de)).toContain('30 Sekunden');
  expect(failureMessage(new TypeError('Failed to fetch'), t)).toContain('can’t reach the server');
  expect(failureMessage('anything else', t)).toContain('Try again');
  for (const code of ['SESSION_EXPIRED', 'UNAUTHENTICATED'] as const)
    expect(failureMessage(new AppError(code), t)).toContain('Sign in in another tab');
});

it('prefers the message of a form to the general message of an error code', () => {
  const sentences = { INVALID_CREDENTIALS: 'auth.confirm.wrong' } as const;
  expect(failureMessage(new AppError('INVALID_CREDENTIALS'), t, sentences)).toBe('Wrong password.');
  expect(failureMessage(new AppError('INVALID_CREDENTIALS'), de, sentences)).toBe('Falsches Passwort.');
  expect(failureMessage(new AppError('LINK_EXPIRED'), t, sentences)).toBe(
    failureMessage(new AppError('LINK_EXPIRED'), t),
  );
});

it('says what the interface says where the API’s sentence shows values of its own or leads nowhere', () => {
  const en = (code: ErrorCode, params = {}) => failureMessage(new AppError(code, params), t);
  const german = (code: ErrorCode, params = {}) => failureMessage(new AppError(code, params), de);
  const moved = { from: 'pending_review', to: 'open' };
  expect(en('TRANSITION_NOT_ALLOWED', moved)).toBe(
    'This is no longer possible because the status has changed. Reload the page.',
  );
  expect(german('TRANSITION_NOT_ALLOWED', moved)).toBe(
    'Das geht nicht mehr, weil sich der Status geändert hat. Laden Sie die Seite neu.',
  );
  expect(german('WRONG_ROLE', { role: 'student' })).toBe('Sie sind mit einem anderen Kontotyp angemeldet.');
  expect(en('PROFILE_INCOMPLETE', { missing: 'workAuthorisation' })).not.toContain('workAuthorisation');
  expect(german('REAPPLY_TOO_SOON', { date: '2027-03-01' })).toContain('1. März 2027');
  expect(en('FILE_TYPE', { types: 'PDF, DOCX, TXT' })).toContain('PDF, DOCX or TXT');
  expect(german('FILE_TYPE', { types: 'PDF, DOCX, TXT' })).toContain('PDF, DOCX oder TXT');
  expect(en('NOT_FOUND')).toBe('This no longer exists. Reload the page.');
  expect(german('INTERNAL')).toBe('Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.');
  expect(en('RATE_LIMITED', { seconds: 1 })).toContain('1 second.');
  expect(german('RATE_LIMITED', { seconds: 1 })).toContain('1 Sekunde ');
});

it('translates the field errors of the server into the reader’s language', () => {
  const errorWith = (code: string) => new AppError('VALIDATION_FAILED', {}, [{ field: 'text', code, message: 'No.' }]);
  expect(serverFieldErrors(errorWith('required'), de)).toEqual({ text: 'Füllen Sie dieses Feld aus.' });
  expect(serverFieldErrors(errorWith('QUESTION_REQUIRED'), de)).toEqual({
    text: 'Beantworten Sie alle erforderlichen Fragen.',
  });
  expect(serverFieldErrors(errorWith('anything else'), t)).toEqual({
    text: 'This isn’t valid. Check what you entered.',
  });
  for (const code of ['custom', 'range', 'too_big', 'common', 'unknown'])
    expect(serverFieldErrors(errorWith(code), de)['text'], code).not.toContain('No.');
  expect(serverFieldErrors(new Error('x'), t)).toEqual({});
  expect(serverFieldErrors(errorWith('common'), de)['text']).toContain('zu leicht');
});

it('translates known messages of the schema and of the server into the reader’s language', () => {
  const range = z.strictObject({ to: z.string().refine(() => false, 'This can’t be before the start.') });
  expect(schemaErrors(range, { to: 'x' }, de)).toEqual({ to: 'Das darf nicht vor dem Beginn liegen.' });
  expect(schemaErrors(range, { to: 'x' }, t)).toEqual({ to: 'This can’t be before the start.' });
  const refused = (message: string) =>
    serverFieldErrors(new AppError('VALIDATION_FAILED', {}, [{ field: 'x', code: 'custom', message }]), de);
  expect(refused('Write at least 20 characters.')).toEqual({ x: 'Schreiben Sie mindestens 20 Zeichen.' });
  expect(refused('Choose a password that does not contain your email address or the name in it.')).toEqual({
    x: 'Wählen Sie ein Passwort, das weder Ihre E-Mail-Adresse noch den Namen darin enthält.',
  });
  expect(refused(`Choose a password that does not contain the name ${brand.name}.`)).toEqual({
    x: `Wählen Sie ein Passwort, das den Namen ${brand.name} nicht enthält.`,
  });
  expect(refused('Written by a stranger.')).toEqual({ x: de('ui.field.invalid') });
});

it('names what is to be entered in a field that is empty', () => {
  const person = z.object({ people: z.array(z.object({ firstName: z.string().min(1), nickname: z.string().min(1) })) });
  const empty = { people: [{ firstName: '', nickname: '' }] };
  expect(schemaErrors(person, empty, t)).toEqual({
    'people.0.firstName': 'Enter your first name.',
    'people.0.nickname': 'Fill this in.',
  });
  expect(schemaErrors(person, empty, de)).toMatchObject({ 'people.0.firstName': 'Geben Sie Ihren Vornamen ein.' });
  expect(requiredErrors({ email: '', password: '' }, ['email', 'password'], t)).toEqual({
    email: 'Enter your email address.',
    password: 'Enter your password.',
  });
});
