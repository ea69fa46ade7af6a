import { AbilityBuilder, createMongoAbility, subject as typed, type MongoAbility } from '@casl/ability';
import type { Actor } from './actor.ts';

export const actions = ['read', 'create', 'update', 'delete', 'transition', 'export', 'reveal'] as const;
/** `reveal` is reading what a record normally hides (contacts, a raw CV) for a stated, logged reason. */
export type Action = (typeof actions)[number];
/** An action that leaves the record changed. */
export type ChangeAction = Extract<Action, 'create' | 'update' | 'delete' | 'transition'>;

// prettier-ignore
export const subjects = [
  'User', 'Session', 'AdminInvitation', 'AuditEntry', 'DataRequest', 'Consent', 'Employer', 'Member', 'VerificationCase',
  'InternProfile', 'Document', 'DocumentAccess', 'Internship', 'InternshipRevision', 'Application', 'ApplicationNote',
  'Bookmark', 'SavedSearch', 'Resume', 'Report', 'Notification', 'NotificationPreference', 'PushSubscription', 'ExternalJob',
  'ExternalJobSource', 'NewsItem', 'Announcement', 'CvAnalysis', 'CvMetrics', 'CvTest', 'Maintenance', 'MaintenanceRun',
  'Dashboard',
] as const;
export type Subject = (typeof subjects)[number];

type Scalar = string | number | boolean | null;
/** Conditions on scalar attributes of a record; ids are hex strings. Several attributes mean "and". */
export type Condition = Readonly<
  Record<
    string,
    Scalar | { $in: readonly Scalar[] } | { $nin: readonly Scalar[] } | { $ne: Scalar } | { $exists: boolean }
  >
>;
export type Ability = MongoAbility<[Action, Subject | object]>;

/** "All records, whatever they are": for administrators only. */
export const everyRecord = Symbol('every record');

export interface GrantAbility {
  (action: Action | readonly Action[], subject: Subject, where: Condition | typeof everyRecord): void;
}
/** The rules of one feature: small functions that say what an actor may do. */
export type Rules = (actor: Actor, allow: GrantAbility) => void;

function assertCondition(actor: Actor, subject: Subject, where: Condition | typeof everyRecord): void {
  const administrator = actor.role === 'admin' || actor.role === 'limited_admin';
  if (where === everyRecord) {
    if (!administrator) throw new Error(`Only an administrator's rule may cover every ${subject}.`);
    return;
  }
  const values = Object.values(where);
  if (values.length === 0) throw new Error(`A rule about ${subject} has no condition; say "every" or name one.`);
  if (values.includes(undefined as never)) throw new Error(`A rule about ${subject} compares with undefined.`);
}

/**
 * Builds the actor's ability from the rules of all features.
 * A condition on `undefined` or an empty one is a programming error and throws: both would match too much.
 */
export function buildAbility(actor: Actor, rules: readonly Rules[]): Ability {
  const builder = new AbilityBuilder<Ability>(createMongoAbility);
  const allow: GrantAbility = (action, subject, where) => {
    assertCondition(actor, subject, where);
    const actions: readonly Action[] = typeof action === 'string' ? [action] : action;
    for (const action of actions) {
      if (where === everyRecord) builder.can(action, subject);
      else builder.can(action, subject, where as never);
    }
  };
  for (const rule of rules) rule(actor, allow);
  return builder.build();
}

/** Returns whether the ability allows the action on this very record (never on a type). */
export const allows = (ability: Ability, action: Action, subject: Subject, record: object): boolean =>
  ability.can(action, typed(subject, { ...record }));

declare const proof: unique symbol;
/**
 * A record together with the proof that its bearer was authorised for the action. Only `AccessPolicy` of the API makes
 * one, so a method that takes `Authorized<Application, 'transition'>` cannot be called unchecked. The lint rule
 * `authorization/no-forged-proof` refuses casts to it elsewhere.
 */
export type Authorized<T, A extends Action = Action> = T & { readonly [proof]: A };
