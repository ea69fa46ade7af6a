import { randomBytes } from 'node:crypto';
import { employerLimits, identityChanges, Refusal, type EmployerUpdate } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { redrawn } from '../../platform/files/picture.ts';
import type { UploadedFile } from '../../platform/http/bind.decorator.ts';
import { Audit } from '../ports/audit.port.ts';
import { Employer, type EmployerRow } from './employer.entity.ts';
import { changesOf, completenessOf, edited } from './employer.profile.ts';
import { Standing } from './standing.service.ts';

/** Longest side of a logo, in pixels. */
const LOGO_EDGE = 512;

/** Lets owners describe their company. */
@Injectable()
export class Editing {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly audit: Audit,
    private readonly standing: Standing,
  ) {}

  /**
   * Changes the profile. Another legal name, domain or country of a verified company asks for a new verification.
   * @throws Refusal NOT_FOUND, VERSION_CONFLICT
   */
  async update(caller: Caller, id: string, update: EmployerUpdate, version: number): Promise<void> {
    await this.database.transaction(async (work) => {
      const employer = await this.own(work, caller, id);
      if (employer.version !== version) throw new Refusal('VERSION_CONFLICT');
      const changes = changesOf(employer, update);
      const identity = identityChanges(identityOf(employer), update);
      Object.assign(employer, edited(employer, update));
      if (changes.length === 0) return;
      this.note(work, caller, employer, changes);
      this.standing.cardChanged(work, employer);
      const payload = { employerId: id, by: caller.actor.id, fields: changes.map(({ field }) => field) };
      this.events.record(work, 'employer.profile_changed', payload);
      if (identity.length > 0) await this.standing.questionIdentity(work, employer, identity);
    });
  }

  /** Redraws the picture and shows it from now on. @throws Refusal FILE_TYPE, FILE_CORRUPT, NOT_FOUND */
  async setLogo(caller: Caller, id: string, file: UploadedFile): Promise<void> {
    const before = await this.database.work().findOne(Employer, { _id: objectId(id) });
    this.scope.authorize(caller.ability, 'update', 'Employer', before);
    if (file.bytes.length > employerLimits.logoBytes) throw new Refusal('FILE_TOO_LARGE', { mb: 2 });
    const picture = await redrawn(file.bytes, LOGO_EDGE);
    const logo = { key: await this.files.put(picture.bytes), mediaType: picture.mediaType };
    await this.replaceLogo(caller, id, logo);
  }

  async removeLogo(caller: Caller, id: string): Promise<void> {
    await this.replaceLogo(caller, id, null);
  }

  private async replaceLogo(caller: Caller, id: string, logo: EmployerRow['logo']): Promise<void> {
    /* A new id with every picture, so that a cached one is never taken for it. */
    const logoId = logo && new ObjectId(randomBytes(12));
    const replaced = await this.database.transaction(async (work) => {
      const employer = await this.own(work, caller, id);
      const old = employer.logo;
      Object.assign(employer, { logo, logoId });
      employer.completeness = completenessOf(employer);
      this.note(work, caller, employer, [{ field: 'logo', before: Boolean(old), after: Boolean(logo) }]);
      this.standing.cardChanged(work, employer);
      return old;
    });
    if (replaced) await this.files.remove(replaced.key);
  }

  private async own(work: Work, caller: Caller, id: string): Promise<EmployerRow> {
    const employer = await work.findOne(Employer, { _id: objectId(id) });
    return this.scope.authorize(caller.ability, 'update', 'Employer', employer);
  }

  private note(work: Work, caller: Caller, employer: EmployerRow, changes: Parameters<Audit['record']>[1]['changes']) {
    const employerId = employer._id.toHexString();
    this.audit.record(work, {
      caller,
      action: 'updated',
      resource: 'employers',
      id: employerId,
      label: employer.name,
      employerId,
      changes: changes ?? [],
    });
  }
}

const identityOf = ({ legalName, website, country }: EmployerRow) => ({ legalName, website, country: country ?? null });
