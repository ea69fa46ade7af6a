import { Refusal } from '@prentice/contract';
import { expect, it } from 'vitest';
import { keepBeginning, problemAddress, problemNamed, problemOf, readBeginning } from './external.problems.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it('names a problem only by its own name', () => {
  expect(problemNamed('denied')).toBe('denied');
  for (const strange of ['toString', 'constructor', '', null]) expect(problemNamed(strange)).toBeUndefined();
});

it('knows what a refusal means, and what is worth another try', () => {
  expect(problemOf(new Refusal('IDP_UNAVAILABLE'))).toBe('unavailable');
  expect(problemOf(new Refusal('RATE_LIMITED', { seconds: 9 }))).toBeUndefined();
  expect(problemOf(new TypeError('offline'))).toBeUndefined();
});

it('remembers where a visit began, and no place that is not ours', () => {
  const mine = storage();
  expect(readBeginning(mine)).toEqual({ door: null, next: null });
  keepBeginning(mine, { door: 'student', next: '/internships?q=a' });
  expect(readBeginning(mine)).toEqual({ door: 'student', next: '/internships?q=a' });
  keepBeginning(mine, { door: 'back', next: '//evil.example' });
  expect(readBeginning(mine)).toEqual({ door: null, next: null });
  mine.setItem('externalVisit', '{');
  expect(readBeginning(mine)).toEqual({ door: null, next: null });
});

it('leads to the page that says what went wrong', () => {
  const begun = { door: 'student', next: '/internships?q=a' };
  expect(problemAddress('denied', begun)).toBe(
    '/auth/external?problem=denied&door=student&next=%2Finternships%3Fq%3Da',
  );
  expect(problemAddress('invalid', { door: null, next: null })).toBe('/auth/external?problem=invalid');
});
