import type { Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { isListed, listedInternshipFilter, Internship, type InternshipRow } from '../internship.entity.ts';

/** A stored internship with the fields that were asked for, as a plain document. */
export type OpenInternship = Partial<InternshipRow>;

/** The fields that are asked for, and those that tell whether an internship is listed. */
const projectionOf = (fields: readonly string[]) => projection([...fields, ...Object.keys(listedInternshipFilter)]);

/** Reads what is open, for the search index, which says of each internship which fields it needs. */
@Injectable()
export class OpenInternships {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  count(): Promise<number> {
    return this.rows.countDocuments(listedInternshipFilter);
  }

  all(fields: readonly string[]): AsyncIterable<OpenInternship> {
    return this.rows.find<OpenInternship>(listedInternshipFilter, { projection: projectionOf(fields), batchSize: 500 });
  }

  /** Returns an internship for the index; null when it is not (or no longer) listed. */
  async find(id: Id, fields: readonly string[]): Promise<OpenInternship | null> {
    const row = await this.rows.findOne({ _id: new ObjectId(id) }, { projection: projectionOf(fields) });
    return row && isListed(row) ? row : null;
  }

  /** Returns all internships of an employer; `row` is null for those that are not listed. */
  async findByEmployer(
    employerId: Id,
    fields: readonly string[],
  ): Promise<readonly { readonly id: Id; readonly row: OpenInternship | null }[]> {
    const filter = { employerId: new ObjectId(employerId) };
    const rows = await this.rows.find(filter, { projection: projectionOf(fields) }).toArray();
    return rows.map((row) => ({ id: row._id.toHexString(), row: isListed(row) ? row : null }));
  }
}
