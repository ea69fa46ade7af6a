import type { AuditResource } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

type AddressEraser = (addresses: readonly string[]) => Promise<unknown>;
type Source = (userId: ObjectId) => Promise<readonly ObjectId[]>;

/** Which records are about a person. The features that keep them register how to find them, by the name that the audit log gives them. */
export class PersonalRecords {
  private readonly sources = new Map<AuditResource, Source>();
  private readonly addressBooks: AddressEraser[] = [];

  register(resource: AuditResource, source: Source): void {
    this.sources.set(resource, source);
  }

  /** Registers what removes addresses that others wrote down, such as those of invitations. */
  registerAddresses(book: AddressEraser): void {
    this.addressBooks.push(book);
  }

  /** Removes the addresses of an erased person where others wrote them down. */
  async forgetAddresses(addresses: readonly string[]): Promise<void> {
    for (const forget of this.addressBooks) await forget(addresses);
  }

  /** Ids by kind of record; the account itself is among them. */
  async find(userId: ObjectId): Promise<ReadonlyMap<AuditResource, readonly ObjectId[]>> {
    const found = new Map<AuditResource, readonly ObjectId[]>([['users', [userId]]]);
    for (const [resource, source] of this.sources) found.set(resource, await source(userId));
    return found;
  }
}
