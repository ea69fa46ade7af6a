import { internshipViews, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { OpenInternships, type OpenInternship } from '../../ports/open-internships.port.ts';
import { Internship, type InternshipRow } from '../internship.entity.ts';

const fields = projection([
  ...internshipViews.card.fields,
  'description',
  'tasks',
  'preferredSkills',
  'eligibility',
  'employerLive',
]);
const toListed = (row: InternshipRow | null): boolean => row?.state === 'open' && row.employerLive;

/** What is open, for the search index. */
@Injectable()
export class OpenInternshipsService extends OpenInternships {
  constructor(private readonly database: Database) {
    super();
  }

  private get rows() {
    return this.database.collection<InternshipRow>(Internship);
  }

  all(): AsyncIterable<OpenInternship> {
    return this.rows.find({ state: 'open', employerLive: true }, { projection: fields, batchSize: 500 });
  }

  async find(id: Id): Promise<OpenInternship | null> {
    const row = await this.rows.findOne({ _id: new ObjectId(id) }, { projection: fields });
    return toListed(row) ? row : null;
  }

  async findByEmployer(employerId: Id): Promise<readonly { readonly id: Id; readonly row: OpenInternship | null }[]> {
    const rows = await this.rows.find({ employerId: new ObjectId(employerId) }, { projection: fields }).toArray();
    return rows.map((row) => ({ id: row._id.toHexString(), row: toListed(row) ? row : null }));
  }
}
