import { expect, it } from 'vitest';
import {
  applicationLifecycle,
  decisionGuardNames,
  submissionGuardNames,
} from '../applications/application.lifecycle.ts';
import { internshipGuardNames, internshipLifecycle } from '../internships/internship.lifecycle.ts';
import { guardNames } from './lifecycle.ts';

it.each([
  ['applications', { ...submissionGuardNames, ...decisionGuardNames }, applicationLifecycle],
  ['internships', internshipGuardNames, internshipLifecycle],
])('every guard that %s declare is named by a row of their table', (_, names, { transitions }) => {
  const named = new Set<string>(transitions.flatMap(({ guards = [] }) => guards));
  expect([...named].toSorted()).toEqual(Object.keys(names).toSorted());
});

it('a guard is declared by its own name', () => {
  // @ts-expect-error The value is another name.
  expect(guardNames({ first: 'second' })).toEqual({ first: 'second' });
});
