import type { AuditResource } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** What a feature knows about people. Whoever implements it is named in `PersonalData` of the data requests. */
export interface PersonalDataSource {
  /** Sections of the export of a person's data, by name. */
  readonly exportSections?: Readonly<Record<string, (userId: ObjectId) => Promise<unknown>>>;
  /** Ids of the records about a person, by the name that the audit log gives them. */
  readonly recordsAbout?: Readonly<Partial<Record<AuditResource, (userId: ObjectId) => Promise<readonly ObjectId[]>>>>;
  /** Removes addresses that others wrote down, such as those of invitations. */
  forgetAddresses?(addresses: readonly string[]): Promise<unknown>;
}
