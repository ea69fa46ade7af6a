import {
  employerViewFor,
  employerList,
  employerViews,
  AppError,
  type ListQuery,
  type EmployerViewName,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { projection, readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';

/** Shows employers to everybody, each in the view that fits the asker. */
@Injectable()
export class Employers {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly membership: Membership,
    private readonly files: FileStore,
  ) {}

  private get rows() {
    return this.database.collection(Employer);
  }

  async list(caller: Caller, query: ListQuery) {
    const name = employerViewFor(caller.actor);
    const page = await readPage<EmployerRow>(this.rows, {
      language: employerList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Employer'),
      fields: employerViews[name].fields,
    });
    return { items: await this.present(name, page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND for an employer that is not there or not the asker's to see */
  async get(caller: Caller, id: string) {
    return this.findOne(caller, { _id: objectId(id) });
  }

  /** The public page; nobody sees more of it than the public. */
  async bySlug(caller: Caller, slug: string) {
    const row = await this.rows.findOne<EmployerRow>({ slug, live: true });
    return project(employerViews.public, this.accessPolicy.authorize(caller.ability, 'read', 'Employer', row));
  }

  /** The page as it will be once it is public. */
  async preview(caller: Caller, id: string) {
    const row = await this.rows.findOne<EmployerRow>({ _id: objectId(id) });
    return project(employerViews.public, this.accessPolicy.authorize(caller.ability, 'update', 'Employer', row));
  }

  /** The picture of an employer that the asker may see. @throws AppError NOT_FOUND, also when there is none */
  async logo(caller: Caller, id: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const row = await this.rows.findOne<EmployerRow>({ _id: objectId(id) }, { projection: { logo: 1, live: 1 } });
    const { logo } = this.accessPolicy.authorize(caller.ability, 'read', 'Employer', row);
    if (!logo) throw new AppError('NOT_FOUND');
    return { bytes: await this.files.get(logo.key), mediaType: logo.mediaType };
  }

  private async findOne(caller: Caller, filter: Filter<Document>) {
    const row = await this.rows.findOne<EmployerRow>(filter, { projection: projection(employerViews.full.fields) });
    const may = this.accessPolicy.authorize(caller.ability, 'read', 'Employer', row);
    const name = employerViewFor(caller.actor, { id: may._id.toHexString() });
    const [shown] = await this.present(name, [may]);
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  }

  /** Returns records in a view, with the number that is counted elsewhere. */
  private async present(name: EmployerViewName, rows: readonly EmployerRow[]) {
    const shownAs = employerViews[name];
    const counted = shownAs.fields.includes('memberCount');
    const members = counted
      ? await this.membership.countMembers(rows.map((row) => row._id))
      : new Map<string, number>();
    return rows.map((row) =>
      project<(typeof employerViews)[EmployerViewName]>(shownAs, row, {
        memberCount: members.get(row._id.toHexString()) ?? 0,
      }),
    );
  }
}
