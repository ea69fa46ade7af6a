import { z } from 'zod';
import { id, type ActorKind } from '@prentice/contract';

/** A payload as it was stored. */
export type StoredPayload = Readonly<Record<string, unknown>>;

/** What is known of an event by its name. */
export interface EventDefinition<Payload> {
  /** Version of the payload's shape: one more whenever payloads that are stored no longer fit. */
  readonly version: number;
  /** Names under which older versions of the server stored it, with payloads of its first version. */
  readonly formerNames?: readonly string[];
  /** The field with the id of the record that the event is about; null when it is about none and waits for no other. */
  readonly record: string | null;
  readonly payload: z.ZodType<Payload> & { readonly shape: object };
  /** What is erased from stored payloads with the person whose id, or address, the field `of` holds. */
  readonly personal?: { readonly of: string; readonly fields: readonly string[] };
  /** For each older version the function that makes the next version's payload of its payload. */
  readonly upgrades?: Readonly<Record<number, (payload: StoredPayload) => StoredPayload>>;
}

type Shapes = Readonly<Record<string, z.core.$ZodShape>>;

type Definitions<Of extends Shapes> = {
  readonly [Name in keyof Of]: Omit<EventDefinition<unknown>, 'payload' | 'record' | 'personal'> & {
    readonly record: (keyof Of[Name] & `${string}Id`) | null;
    readonly personal?: {
      readonly of: keyof Of[Name] & (`${string}Id` | 'email');
      readonly fields: readonly (keyof Of[Name] & string)[];
    };
    readonly payload: z.ZodObject<Of[Name]>;
  };
};

/** Declares events with their payloads. `record` names a field of the payload, or it does not compile. */
export const defineEvents = <const Of extends Shapes>(definitions: Definitions<Of>): Definitions<Of> => definitions;

/** Names that a lifecycle table declares by `eventNames` of the contract; they keep their declarations for editors. */
type EventsNamed<Names extends object> = { readonly [Name in keyof Names]: unknown };

/** Declares events as {@link defineEvents}; among them are all that the rows of a lifecycle table name. */
export const defineTransitionEvents =
  <const Names extends object>() =>
  <const Of extends Shapes>(definitions: Definitions<Of> & EventsNamed<Names>): Definitions<Of> =>
    definitions;

/** The id of who acted; null for the system and for visitors. */
export const actingUserId = id.nullable();
/** Who acted, where the event also says in which capacity. */
export const actorId = actingUserId;
export const actorKind = z.enum(['intern', 'employer', 'admin', 'system'] satisfies ActorKind[]);
/** Makes the second version of payloads whose first called `actorId` "by" and `actorKind` "party". */
export const upgradeActor = ({ by: id, party: kind, ...rest }: StoredPayload): StoredPayload => ({
  ...rest,
  actorId: id,
  actorKind: kind,
});
/** Texts that the recorder may have as a read-only list. */
export const readonlyTexts = z.array(z.string()).readonly();
