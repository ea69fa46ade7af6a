import { AppError } from '@prentice/contract';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../../test/memory-storage.ts';
import {
  saveSignInOrigin,
  problemPath,
  parseProblem,
  problemFromError,
  readSignInOrigin,
} from './external-sign-in-problems.ts';

it('accepts known problem names only', () => {
  expect(parseProblem('denied')).toBe('denied');
  for (const strange of ['toString', 'constructor', '', null]) expect(parseProblem(strange)).toBeUndefined();
});

it('maps API errors to problems, and none to errors that a retry can solve', () => {
  expect(problemFromError(new AppError('IDP_UNAVAILABLE'))).toBe('unavailable');
  expect(problemFromError(new AppError('RATE_LIMITED', { seconds: 9 }))).toBeUndefined();
  expect(problemFromError(new TypeError('offline'))).toBeUndefined();
});

it('stores where signing in began, internal paths only', () => {
  const visitorStorage = createMemoryStorage();
  expect(readSignInOrigin(visitorStorage)).toEqual({ signInPage: null, next: null });
  saveSignInOrigin(visitorStorage, { signInPage: 'student', next: '/internships?q=a' });
  expect(readSignInOrigin(visitorStorage)).toEqual({ signInPage: 'student', next: '/internships?q=a' });
  saveSignInOrigin(visitorStorage, { signInPage: 'back', next: '//evil.example' });
  expect(readSignInOrigin(visitorStorage)).toEqual({ signInPage: null, next: null });
  visitorStorage.setItem('externalVisit', '{');
  expect(readSignInOrigin(visitorStorage)).toEqual({ signInPage: null, next: null });
});

it('builds the path of the page that explains the problem', () => {
  const origin = { signInPage: 'student', next: '/internships?q=a' };
  expect(problemPath('denied', origin)).toBe(
    '/auth/external?problem=denied&signInPage=student&next=%2Finternships%3Fq%3Da',
  );
  expect(problemPath('invalid', { signInPage: null, next: null })).toBe('/auth/external?problem=invalid');
});
