import { randomBytes } from 'node:crypto';
import {
  MEGABYTE,
  employerLimits,
  changedIdentityFields,
  AppError,
  type Authorized,
  type EmployerUpdate,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { FileStore } from '../../../platform/files/file-store.port.ts';
import { reencodePicture } from '../../../platform/files/picture.ts';
import type { UploadedFile } from '../../../platform/http/operations-controller.decorator.ts';
import { Records } from '../../../platform/records/records.service.ts';
import type { AuditChange } from '../../../platform/audit/audit.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { Employer, type EmployerRow } from '../employer.entity.ts';
import { changesOf, completenessOf, applyUpdate } from './employer-profile.ts';
import { EmployerVerification } from '../verification/employer-verification.service.ts';

/** Longest side of a logo, in pixels. */
const LOGO_EDGE = 512;

/** Lets owners describe their company. */
@Injectable()
export class EmployerEditor {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly audit: Audit,
    private readonly employerVerification: EmployerVerification,
  ) {}

  /**
   * Changes the profile. Another legal name, domain or country of a verified company asks for a new verification.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT
   */
  async update(caller: Caller, id: string, update: EmployerUpdate, version: number): Promise<void> {
    await this.records.change(caller, 'update', Employer, id, version, async (employer, unitOfWork) => {
      const changes = changesOf(employer, update);
      const identity = changedIdentityFields(identityOf(employer), update);
      Object.assign(employer, applyUpdate(employer, update));
      if (changes.length === 0) return;
      this.recordAudit(unitOfWork, caller, employer, changes);
      this.employerVerification.recordSummaryChange(unitOfWork, employer);
      const payload = { employerId: id, by: caller.actor.id, fields: changes.map(({ field }) => field) };
      this.events.record(unitOfWork, { 'employer.profile_changed': payload });
      if (identity.length > 0) await this.employerVerification.requireReverification(unitOfWork, employer, identity);
    });
  }

  /** Redraws the picture and shows it from now on. @throws AppError FILE_TYPE, FILE_CORRUPT, NOT_FOUND */
  async setLogo(caller: Caller, id: string, file: UploadedFile): Promise<void> {
    await this.records.read(caller, 'update', Employer, id);
    const { logoBytes } = employerLimits;
    if (file.bytes.length > logoBytes) throw new AppError('FILE_TOO_LARGE', { mb: logoBytes / MEGABYTE });
    const picture = await reencodePicture(file.bytes, LOGO_EDGE);
    const logo = { key: await this.files.put(picture.bytes), mediaType: picture.mediaType };
    await this.replaceLogo(caller, id, logo);
  }

  async removeLogo(caller: Caller, id: string): Promise<void> {
    await this.replaceLogo(caller, id, null);
  }

  private async replaceLogo(caller: Caller, id: string, logo: EmployerRow['logo']): Promise<void> {
    /* A new id with every picture, so that a cached one is never taken for it. */
    const logoId = logo && new ObjectId(randomBytes(12));
    const replaced = await this.database.transaction(async (unitOfWork) => {
      const employer = await this.records.load(unitOfWork, caller, 'update', Employer, id);
      const old = employer.logo;
      Object.assign(employer, { logo, logoId });
      employer.completeness = completenessOf(employer);
      this.recordAudit(unitOfWork, caller, employer, [{ field: 'logo', before: Boolean(old), after: Boolean(logo) }]);
      this.employerVerification.recordSummaryChange(unitOfWork, employer);
      return old;
    });
    if (replaced) await this.files.remove(replaced.key);
  }

  private recordAudit(
    unitOfWork: UnitOfWork,
    caller: Caller,
    employer: Authorized<EmployerRow, 'update'>,
    changes: readonly AuditChange[],
  ) {
    const employerId = employer._id.toHexString();
    this.audit.record(unitOfWork, {
      caller,
      action: 'updated',
      resource: 'employers',
      id: employerId,
      label: employer.name,
      employerId,
      changes,
    });
  }
}

const identityOf = ({ legalName, website, country }: EmployerRow) => ({ legalName, website, country: country ?? null });
