import { describe, expect, it } from 'vitest';
import { ids, principalsByAction, principalsAllowedTo } from '../../test/principals.ts';

describe('accounts', () => {
  it('are read, exported, changed and suspended by full administrators alone', () => {
    expect(principalsByAction('User', { id: ids.intern })).toEqual({
      read: ['admin'],
      export: ['admin'],
      update: ['admin'],
      transition: ['admin'],
    });
  });
  it('are not changed or suspended by their own administrator', () => {
    expect(principalsAllowedTo('update', 'User', { id: ids.admin })).toEqual([]);
    expect(principalsAllowedTo('transition', 'User', { id: ids.admin })).toEqual([]);
  });
  it("everybody lists and ends the own sessions, and nobody another person's", () => {
    expect(principalsByAction('Session', { userId: ids.intern })).toEqual({ read: ['intern'], delete: ['intern'] });
    expect(principalsByAction('Session', { userId: ids.admin })).toEqual({ read: ['admin'], delete: ['admin'] });
    expect(principalsByAction('Session', { userId: null })).toEqual({});
  });
  it('consents are given by oneself and read by oneself and full administrators', () => {
    expect(principalsByAction('Consent', { userId: ids.owner })).toEqual({
      read: ['owner', 'admin'],
      create: ['owner'],
    });
  });
});
