import { describe, expect, it } from 'vitest';
import { ids, principalsByAction } from '../../test/principals.ts';
import { findTransition } from '../kernel/lifecycle.ts';
import { dataRequestCreate } from './data-request.contract.ts';
import { dataRequestLifecycle } from './data-request.lifecycle.ts';

describe('data requests', () => {
  it('are made, seen, taken back and fetched by oneself; administrators do not fetch', () => {
    expect(principalsByAction('DataRequest', { userId: ids.intern })).toEqual({
      read: ['intern', 'admin'],
      create: ['intern'],
      transition: ['intern', 'admin'],
      export: ['intern'],
    });
  });
  it('can be taken back while an erasure waits, not afterwards', () => {
    expect(findTransition(dataRequestLifecycle, 'requested', 'cancelled', 'intern')?.guards).toContain('isErasure');
    expect(findTransition(dataRequestLifecycle, 'done', 'cancelled', 'intern')).toBeUndefined();
    expect(findTransition(dataRequestLifecycle, 'requested', 'done', 'admin')).toBeUndefined();
  });
  it('never name whose data is meant', () => {
    expect(dataRequestCreate.safeParse({ kind: 'export' }).success).toBe(true);
    expect(dataRequestCreate.safeParse({ kind: 'export', userId: ids.otherIntern }).success).toBe(false);
    expect(dataRequestCreate.safeParse({ kind: 'erase', password: 'my password' }).success).toBe(true);
  });
});
