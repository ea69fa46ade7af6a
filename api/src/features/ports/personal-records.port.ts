import type { AuditResource } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

type Source = (userId: ObjectId) => Promise<readonly ObjectId[]>;

/** Which records are about a person. The features that keep them register how to find them, by the name that the audit log gives them. */
export class PersonalRecords {
  private readonly sources = new Map<AuditResource, Source>();

  register(resource: AuditResource, source: Source): void {
    this.sources.set(resource, source);
  }

  /** Ids by kind of record; the account itself is among them. */
  async of(userId: ObjectId): Promise<ReadonlyMap<AuditResource, readonly ObjectId[]>> {
    const found = new Map<AuditResource, readonly ObjectId[]>([['users', [userId]]]);
    for (const [resource, source] of this.sources) found.set(resource, await source(userId));
    return found;
  }
}
