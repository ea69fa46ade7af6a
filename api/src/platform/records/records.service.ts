import { AppError, type Action, type Authorized, type ChangeAction, type Subject } from '@prentice/contract';
import type { EntitySchema, FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { Document, ObjectId } from 'mongodb';
import { AccessPolicy } from '../access/access-policy.service.ts';
import type { Caller } from '../access/caller.ts';
import { Database, type UnitOfWork } from '../database/database.service.ts';
import { objectId } from '../database/ids.ts';

/** An entity whose name is the subject of the rules of access. */
export type RecordSchema<Entity extends object> = EntitySchema<Entity> & { readonly name: Subject };

export interface LoadOptions<Entity extends object> {
  /** The version that the person has seen; left out where none is asked for. */
  readonly version?: number | undefined;
  /** The versions that count as seen, where the person may not see the stored one. */
  readonly versionsOf?: ((record: Entity) => readonly unknown[]) | undefined;
  /** Refuses before the ability is asked, so that the reason is told. */
  readonly beforeAuthorising?: ((record: Entity | null) => void) | undefined;
}

const storedVersion = (record: object): readonly unknown[] => [Reflect.get(record, 'version')];

/**
 * Refuses a change by somebody who has seen another version of the record than the stored one.
 * @param stored the versions that count as seen, one as a rule
 * @throws AppError VERSION_CONFLICT
 */
export function assertVersion(seen: number, stored: readonly unknown[]): void {
  if (!stored.includes(seen)) throw new AppError('VERSION_CONFLICT');
}

/** Reads or changes one record by its id on behalf of a person. What is found otherwise: docs/decisions/0028. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
  ) {}

  /** Reads one record as a plain document. @throws AppError NOT_FOUND when it is missing or not the caller's */
  async read<Entity extends object, A extends Action>(
    caller: Caller,
    action: A,
    entity: RecordSchema<Entity>,
    id: string,
  ): Promise<Authorized<Entity & { _id: ObjectId }, A>> {
    const record = await this.database
      .collection<Document>(entity)
      .findOne<Entity & { _id: ObjectId }>({ _id: objectId(id) });
    return this.accessPolicy.authorize(caller.ability, action, entity.name, record);
  }

  /**
   * Loads, authorises and compares the version, then changes and saves, in a unit of work of its own.
   * @param version the one that the person has seen; undefined where none is asked for
   * @returns the record as it was saved
   * @throws AppError NOT_FOUND, VERSION_CONFLICT
   */
  change<Entity extends object, A extends ChangeAction>(
    caller: Caller,
    action: A,
    entity: RecordSchema<Entity>,
    id: string,
    version: number | undefined,
    body: (record: Authorized<Entity, A>, unitOfWork: UnitOfWork) => void | Promise<void>,
  ): Promise<Authorized<Entity, A>> {
    return this.database.transaction(async (unitOfWork) => {
      const record = await this.load(unitOfWork, caller, action, entity, id, { version });
      await body(record, unitOfWork);
      await unitOfWork.flush();
      return record;
    });
  }

  /**
   * Does the first part of `change`, for a unit of work that locks something before, or that changes more than one
   * record.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT
   */
  async load<Entity extends object, A extends ChangeAction>(
    unitOfWork: UnitOfWork,
    caller: Caller,
    action: A,
    entity: RecordSchema<Entity>,
    id: string,
    { version, versionsOf = storedVersion, beforeAuthorising }: LoadOptions<NoInfer<Entity>> = {},
  ): Promise<Authorized<Entity, A>> {
    /* The mapper cannot know of an entity that is still a parameter that it has an id; every record has one. */
    const byId = { _id: objectId(id) } as FilterQuery<NoInfer<Entity>>;
    const loadedRecord = await unitOfWork.findOne<Entity>(entity, byId);
    beforeAuthorising?.(loadedRecord);
    const record = this.accessPolicy.authorize(caller.ability, action, entity.name, loadedRecord);
    if (version !== undefined) assertVersion(version, versionsOf(record));
    return record;
  }
}
