import { rulesToCondition } from '@casl/ability/extra';
import { allows, AppError, type Ability, type Action, type Authorized, type Subject } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';

/** Matches no record at all. */
const nothing: Filter<Document> = { _id: { $in: [] } };

const HEX = /^[0-9a-f]{24}$/;

function toStored(value: unknown): unknown {
  if (value === undefined) throw new Error('A rule compares with undefined.');
  if (typeof value === 'string') return HEX.test(value) ? ObjectId.createFromHexString(value) : value;
  if (Array.isArray(value)) return value.map(toStored);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toStored(inner)]));
}

const storedCondition = (condition: object): Filter<Document> =>
  Object.fromEntries(Object.entries(condition).map(([key, value]) => [key === 'id' ? '_id' : key, toStored(value)]));

/** Scalars of a record as rules compare them: ids as hex strings. */
function toComparable(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      const name = key === '_id' ? 'id' : key;
      return [name, value instanceof ObjectId ? value.toHexString() : value];
    }),
  );
}

/** Alternatives as one condition. A single one stands alone: it can be looked up in an index together with others. */
const anyOf = ($or: Filter<Document>[]): Filter<Document> => ($or.length === 1 && $or[0] ? $or[0] : { $or });

/** Turns an ability into what features need: a query for lists and a decision about one record. */
@Injectable()
export class AccessPolicy {
  /** Returns the query that matches what the ability allows; without any rule it matches nothing. */
  filterFor(ability: Ability, action: Action, subject: Subject): Filter<Document> {
    const query = rulesToCondition<Ability, Filter<Document>, Filter<Document>>(
      ability.rulesFor(action, subject),
      (rule) => {
        if (rule.inverted) throw new Error(`Inverted rules are not supported: ${subject}.`);
        return rule.conditions ? storedCondition(rule.conditions) : {};
      },
      { and: ($and) => ({ $and }), or: anyOf, empty: () => ({}) },
    );
    return query ?? nothing;
  }

  /**
   * Decides about one record, with the proof that services ask for.
   * @throws AppError NOT_FOUND when the record is missing or not the actor's: the two must look alike.
   */
  authorize<T extends object, A extends Action>(
    ability: Ability,
    action: A,
    subject: Subject,
    record: T | null,
  ): Authorized<T, A> {
    if (!record || !allows(ability, action, subject, toComparable(record))) throw new AppError('NOT_FOUND');
    return record as Authorized<T, A>;
  }

  /**
   * Returns the proof for anyone who holds the secret of a mailed link. Pass only a record that was found by that
   * secret: no rule is asked, since its holder may not have an account yet.
   */
  authorizeLinkHolder<T extends object>(record: T): Authorized<T, 'update'> {
    return record as Authorized<T, 'update'>;
  }

  /** Returns whether the ability allows the action on this record. */
  allows(ability: Ability, action: Action, subject: Subject, record: object): boolean {
    return allows(ability, action, subject, toComparable(record));
  }
}
