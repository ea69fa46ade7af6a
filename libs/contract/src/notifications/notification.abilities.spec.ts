import { describe, expect, it } from 'vitest';
import { ids, principals, principalsAllowedTo, principalsByAction } from '../../test/principals.ts';

describe('notifications', () => {
  it('are read and marked by the person who received them, and made by full administrators', () => {
    expect(principalsByAction('Notification', { userId: ids.intern })).toEqual({
      read: ['intern'],
      create: ['admin'],
      update: ['intern'],
    });
    expect(principalsByAction('Notification', { userId: null })).toEqual({ create: ['admin'] });
  });
  it.each(['intern', 'owner', 'reviewer', 'admin'] as const)(
    '%s subscribes, sees and removes their own browsers only',
    (name) => {
      expect(principalsByAction('PushSubscription', { userId: principals[name].id })).toEqual({
        read: [name],
        create: [name],
        update: [name],
        delete: [name],
      });
    },
  );
  it('visitors subscribe no browser', () => {
    expect(principalsByAction('PushSubscription', { userId: null })).toEqual({});
  });
  it('failed events are managed by full administrators only', () => {
    expect(principalsAllowedTo('update', 'Maintenance', {})).toEqual(['admin']);
  });
});
