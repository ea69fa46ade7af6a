import { describe, expect, it } from 'vitest';
import { abilityFor } from '../abilities.ts';
import { allows } from '../kernel/ability.ts';
import { anonymous, type Actor } from '../kernel/actor.ts';

const userId = 'a'.repeat(24);
const other = 'b'.repeat(24);
const intern: Actor = { ...anonymous, id: userId, role: 'intern' };

describe('notifications', () => {
  it('an intern reads and marks their own notification', () => {
    expect(allows(abilityFor(intern), 'read', 'Notification', { userId })).toBe(true);
    expect(allows(abilityFor(intern), 'update', 'Notification', { userId })).toBe(true);
  });
  it("an intern does not read somebody else's notification", () => {
    expect(allows(abilityFor(intern), 'read', 'Notification', { userId: other })).toBe(false);
  });
  it('a visitor reads none', () => {
    expect(allows(abilityFor(anonymous), 'read', 'Notification', { userId: null })).toBe(false);
  });
  it('everybody subscribes, sees and removes their own browsers only', () => {
    for (const role of ['intern', 'employer', 'limited_admin', 'admin'] as const) {
      const ability = abilityFor({ ...anonymous, id: userId, role });
      for (const action of ['read', 'create', 'update', 'delete'] as const) {
        expect(allows(ability, action, 'PushSubscription', { userId }), `${role} ${action}`).toBe(true);
        expect(allows(ability, action, 'PushSubscription', { userId: other }), `${role} ${action}`).toBe(false);
      }
    }
    expect(allows(abilityFor(anonymous), 'create', 'PushSubscription', { userId: null })).toBe(false);
  });
  it('failed events are managed by full administrators only', () => {
    const may = (role: Actor['role']) =>
      allows(abilityFor({ ...anonymous, id: userId, role }), 'update', 'Maintenance', {});
    expect(may('admin')).toBe(true);
    for (const role of ['limited_admin', 'intern', 'anonymous'] as const) expect(may(role), role).toBe(false);
  });
});
