import {
  employerViewFor,
  employerList,
  employerViews,
  AppError,
  type Authorized,
  type ListQuery,
  type EmployerViewName,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Database } from '../../platform/database/database.service.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import { Membership } from '../ports/membership.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';

/** Shows employers to everybody, each in the view that fits the asker. */
@Injectable()
export class Employers {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly membership: Membership,
    private readonly files: FileStore,
  ) {}

  private get rows() {
    return this.database.collection(Employer);
  }

  async list(caller: Caller, query: ListQuery) {
    const name = employerViewFor(caller.actor);
    const page = await readPage<EmployerRow>(this.rows, {
      listSchema: employerList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Employer'),
      fields: employerViews[name].fields,
    });
    return { items: await this.present(name, page.items), total: page.total };
  }

  /** @throws AppError NOT_FOUND for an employer that is not there or not the asker's to see */
  async get(caller: Caller, id: string) {
    const employer = await this.records.read(caller, 'read', Employer, id);
    return this.presentAs(employerViewFor(caller.actor, { id: employer._id.toHexString() }), employer);
  }

  /** Returns an employer as administrators see it who decide about it. @throws AppError NOT_FOUND */
  async getForAdministrator(caller: Caller, id: string) {
    return this.presentAs('full', await this.records.read(caller, 'transition', Employer, id));
  }

  private async presentAs<Name extends EmployerViewName>(name: Name, employer: Authorized<EmployerRow>) {
    const [presentedEmployer] = await this.present(name, [employer]);
    if (!presentedEmployer) throw new AppError('NOT_FOUND');
    return presentedEmployer;
  }

  /** Returns the public page; nobody sees more of it than the public. */
  async bySlug(caller: Caller, slug: string) {
    const row = await this.rows.findOne<EmployerRow>({ slug, live: true });
    return project(employerViews.public, this.accessPolicy.authorize(caller.ability, 'read', 'Employer', row));
  }

  /** Returns the page as it will be once it is public. */
  async preview(caller: Caller, id: string) {
    return project(employerViews.public, await this.records.read(caller, 'update', Employer, id));
  }

  /** Returns the picture of an employer that the asker may see. @throws AppError NOT_FOUND, also when there is none */
  async logo(caller: Caller, id: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const { logo } = await this.records.read(caller, 'read', Employer, id);
    if (!logo) throw new AppError('NOT_FOUND');
    return { bytes: await this.files.get(logo.key), mediaType: logo.mediaType };
  }

  /** Returns records in a view, with the number that is counted elsewhere. */
  private async present<Name extends EmployerViewName>(name: Name, rows: readonly EmployerRow[]) {
    const shownAs = employerViews[name];
    const counted = shownAs.fields.includes('memberCount');
    const members = counted
      ? await this.membership.countMembers(rows.map((row) => row._id))
      : new Map<string, number>();
    return rows.map((row) =>
      project<(typeof employerViews)[Name]>(shownAs, row, {
        memberCount: members.get(row._id.toHexString()) ?? 0,
      }),
    );
  }
}
