import { describe, expect, it } from 'vitest';
import { ids, rightsTo } from '../../test/principals.ts';
import { moveTo } from '../kernel/lifecycle.ts';
import { dataRequestCreate, dataRequestLifecycle } from './data-request.contract.ts';

describe('data requests', () => {
  it('are made, seen, taken back and fetched by oneself; administrators do not fetch', () => {
    expect(rightsTo('DataRequest', { userId: ids.intern })).toEqual({
      read: ['intern', 'admin'],
      create: ['intern'],
      transition: ['intern', 'admin'],
      export: ['intern'],
    });
  });
  it('can be taken back while an erasure waits, not afterwards', () => {
    expect(moveTo(dataRequestLifecycle, 'requested', 'cancelled', 'intern')?.guards).toContain('isErasure');
    expect(moveTo(dataRequestLifecycle, 'done', 'cancelled', 'intern')).toBeUndefined();
    expect(moveTo(dataRequestLifecycle, 'requested', 'done', 'admin')).toBeUndefined();
  });
  it('never name whose data is meant', () => {
    expect(dataRequestCreate.safeParse({ kind: 'export' }).success).toBe(true);
    expect(dataRequestCreate.safeParse({ kind: 'export', userId: ids.otherIntern }).success).toBe(false);
    expect(dataRequestCreate.safeParse({ kind: 'erase', password: 'my password' }).success).toBe(true);
  });
});
