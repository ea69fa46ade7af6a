import { describe, expect, it } from 'vitest';
import { ids, rightsTo, whoMay } from '../../test/principals.ts';

describe('accounts', () => {
  it('full administrators alone read, export, change and move an account', () => {
    expect(rightsTo('User', { id: ids.intern })).toEqual({
      read: ['admin'],
      export: ['admin'],
      update: ['admin'],
      transition: ['admin'],
    });
  });
  it('an administrator does not change or suspend their own account', () => {
    expect(whoMay('update', 'User', { id: ids.admin })).toEqual([]);
    expect(whoMay('transition', 'User', { id: ids.admin })).toEqual([]);
  });
  it("everybody lists and ends the own sessions, and nobody another person's", () => {
    expect(rightsTo('Session', { userId: ids.intern })).toEqual({ read: ['intern'], delete: ['intern'] });
    expect(rightsTo('Session', { userId: ids.admin })).toEqual({ read: ['admin'], delete: ['admin'] });
    expect(rightsTo('Session', { userId: null })).toEqual({});
  });
  it('consents are given by oneself and read by oneself and full administrators', () => {
    expect(rightsTo('Consent', { userId: ids.owner })).toEqual({ read: ['owner', 'admin'], create: ['owner'] });
  });
});
