import { internshipViews, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { isListed, listedInternshipFilter, Internship, type InternshipRow } from '../internship.entity.ts';

/** A stored internship as a plain document: the summary's fields and what is searched. */
export type OpenInternship = Partial<InternshipRow>;

const fields = projection([
  ...internshipViews.summary.fields,
  'description',
  'tasks',
  'preferredSkills',
  'eligibility',
  'employerLive',
]);

/** Reads what is open, for the search index. */
@Injectable()
export class OpenInternships {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  all(): AsyncIterable<OpenInternship> {
    return this.rows.find<OpenInternship>(listedInternshipFilter, { projection: fields, batchSize: 500 });
  }

  /** Returns an internship for the index; null when it is not (or no longer) listed. */
  async find(id: Id): Promise<OpenInternship | null> {
    const row = await this.rows.findOne({ _id: new ObjectId(id) }, { projection: fields });
    return row && isListed(row) ? row : null;
  }

  /** Returns all internships of an employer; `row` is null for those that are not listed. */
  async findByEmployer(employerId: Id): Promise<readonly { readonly id: Id; readonly row: OpenInternship | null }[]> {
    const rows = await this.rows.find({ employerId: new ObjectId(employerId) }, { projection: fields }).toArray();
    return rows.map((row) => ({ id: row._id.toHexString(), row: isListed(row) ? row : null }));
  }
}
