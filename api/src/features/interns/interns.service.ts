import {
  internViewFor,
  internList,
  internViews,
  AppError,
  type Authorized,
  type InternUpdate,
  type ListQuery,
  type StatedRevealReason,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';
import { employerIdOf, userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { AccessLog, DocumentLibrary } from '../documents/index.ts';
import { Accounts } from '../accounts/index.ts';
import { assertVersion, Records } from '../../platform/records/records.service.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { EmployerLookup } from '../employers/index.ts';
import { InternProfile, type InternEntity, type InternRow } from './intern.entity.ts';
import { emptyProfile, maskedName, profileCompleteness, ownerFieldsOf } from './intern-profile.service.ts';

/** Profiles of interns: written by their owners, shown to others as the owner allows. */
@Injectable()
export class Interns {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accessLog: AccessLog,
    private readonly accounts: Accounts,
    private readonly applications: ApplicationLookup,
    private readonly documents: DocumentLibrary,
    private readonly employers: EmployerLookup,
  ) {}

  private get rows() {
    return this.database.collection<InternRow>(InternProfile);
  }

  /**
   * Returns the profile of an intern as it is before anything was written.
   * @throws AppError NOT_FOUND for any other account
   */
  private async emptyFor(userId: ObjectId) {
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (account?.role !== 'intern') throw new AppError('NOT_FOUND');
    return emptyProfile(userId, account, this.clock.now());
  }

  /** Finds the profile of an intern, to be written; makes it when there is none yet. */
  private async loadOrCreate(
    unitOfWork: UnitOfWork,
    { ability }: Caller,
    userId: ObjectId,
  ): Promise<Authorized<InternEntity, 'update'>> {
    const existingProfile = await unitOfWork.findOne(InternProfile, { userId });
    if (existingProfile) return this.accessPolicy.authorize(ability, 'update', 'InternProfile', existingProfile);
    const profile = unitOfWork.create(InternProfile, await this.emptyFor(userId));
    unitOfWork.persist(profile);
    return this.accessPolicy.authorize(ability, 'update', 'InternProfile', profile);
  }

  private present(profile: InternRow) {
    const { gaps } = profileCompleteness(ownerFieldsOf(profile), profile.defaultCvId);
    return { ...project(internViews.own, profile), gaps };
  }

  async getOwn(caller: Caller) {
    const userId = userIdOf(caller.actor);
    const profile = await this.database.unitOfWork().findOne(InternProfile, { userId });
    /* What nobody has written yet has no version: anyone who writes first makes the first one. */
    return this.present(profile ?? { ...(await this.emptyFor(userId)), version: 0 });
  }

  async save(caller: Caller, version: number, update: InternUpdate) {
    const userId = userIdOf(caller.actor);
    const profile = await this.database.transaction(async (unitOfWork) => {
      const before = await unitOfWork.findOne(InternProfile, { userId });
      assertVersion(version, [before?.version ?? 0]);
      const profile = await this.loadOrCreate(unitOfWork, caller, userId);
      Object.assign(profile, update);
      profile.maskedName = maskedName(update.firstName, update.lastName);
      profile.completeness = profileCompleteness(update, profile.defaultCvId).completeness;
      await unitOfWork.flush();
      return profile;
    });
    return this.present(profile);
  }

  async chooseCv(caller: Caller, documentId: string | null) {
    const userId = userIdOf(caller.actor);
    const profile = await this.database.transaction(async (unitOfWork) => {
      const profile = await this.loadOrCreate(unitOfWork, caller, userId);
      if (documentId) await this.documents.cleanCv(unitOfWork, userId, objectId(documentId));
      profile.defaultCvId = documentId ? objectId(documentId) : null;
      await this.documents.setDefaultCv(unitOfWork, userId, profile.defaultCvId);
      profile.completeness = profileCompleteness(ownerFieldsOf(profile), profile.defaultCvId).completeness;
      await unitOfWork.flush();
      return profile;
    });
    return this.present(profile);
  }

  async preview(caller: Caller) {
    const row = await this.rows.findOne({ userId: userIdOf(caller.actor) });
    if (!row) return { visibility: 'private' as const, profile: null };
    const hidden = row.visibility === 'private';
    return { visibility: row.visibility, profile: hidden ? null : project(internViews.employer, row) };
  }

  listView(caller: Caller): 'employer' | 'masked' | 'admin' {
    const audience = internViewFor(caller.actor);
    return audience === 'own' ? 'employer' : audience;
  }

  async list(caller: Caller, query: ListQuery) {
    const name = this.listView(caller);
    if (name === 'employer' && !(await this.employerIsLive(caller))) return { items: [], total: 0 };
    const readable = this.accessPolicy.filterFor(caller.ability, 'read', 'InternProfile');
    const page = await readPage<InternRow>(this.database.collection(InternProfile), {
      listSchema: internList,
      query,
      scope: name === 'employer' ? { $and: [readable, await this.visibleFilter(caller)] } : readable,
      fields: [...internViews[name].fields, 'userId'],
    });
    const counts = await this.applications.countByIntern(page.items.map((row) => row.userId));
    const items = page.items.map((row) =>
      project(internViews[name], row, { applicationCount: counts.get(row.userId.toHexString()) ?? 0 }),
    );
    return { items, total: page.total };
  }

  /** Leaves out those whom blind review hides from the asker's employer: their profile would say who the alias is. */
  private async visibleFilter({ actor }: Caller): Promise<Filter<Document>> {
    return { userId: { $nin: await this.applications.hiddenInterns(employerIdOf(actor)) } };
  }

  private async employerIsLive(caller: Caller): Promise<boolean> {
    const { employerId } = caller.actor;
    if (!employerId) return false;
    const summary = (await this.employers.summaries([objectId(employerId)])).get(employerId);
    return summary?.live ?? false;
  }

  async get(caller: Caller, id: string) {
    /* Applications name their intern by the account. */
    const row = (await this.rows.findOne({ _id: objectId(id) })) ?? (await this.rows.findOne({ userId: objectId(id) }));
    if (!row) throw new AppError('NOT_FOUND');
    const audience = internViewFor(caller.actor, { userId: row.userId.toHexString() });
    if (audience === 'employer') await this.assertVisible(caller, row);
    else this.accessPolicy.authorize(caller.ability, 'read', 'InternProfile', row);
    const counts = await this.applications.countByIntern([row.userId]);
    const presentedProfile = project(internViews[audience], row, {
      applicationCount: counts.get(row.userId.toHexString()) ?? 0,
    });
    return audience === 'own'
      ? { ...presentedProfile, gaps: profileCompleteness(ownerFieldsOf(row), row.defaultCvId).gaps }
      : presentedProfile;
  }

  /**
   * Refuses a reader who may not see the profile. Employers see a profile that is open to verified ones, or of someone
   * who applied to them and is not hidden. Blind review of one application closes the open profile, and leaves it to
   * those to whom another application has given the name.
   */
  private async assertVisible(caller: Caller, row: InternRow): Promise<void> {
    const { employerId } = caller.actor;
    if (!employerId) throw new AppError('NOT_FOUND');
    const open =
      this.accessPolicy.allows(caller.ability, 'read', 'InternProfile', row) &&
      (await this.employerIsLive(caller)) &&
      !(await this.applications.hiddenInterns(objectId(employerId))).some((internId) => internId.equals(row.userId));
    const applied =
      row.visibility !== 'private' && (await this.applications.isIdentityRevealed(objectId(employerId), row.userId));
    if (!open && !applied) throw new AppError('NOT_FOUND');
  }

  /** Contacts for an administrator, with the reason in the audit log and in the intern's access log. */
  async reveal(caller: Caller, id: string, reason: StatedRevealReason) {
    const row = await this.records.read(caller, 'reveal', InternProfile, id);
    await this.database.transaction(async (unitOfWork) => {
      this.audit.record(unitOfWork, {
        caller,
        action: 'revealed',
        resource: 'interns',
        id,
        reasonCode: reason.code,
        reason: reason.text,
      });
      this.accessLog.record(unitOfWork, {
        ownerId: row.userId,
        document: null,
        viewerId: userIdOf(caller.actor),
        employerId: null,
        viewerName: 'administrator',
        purpose: 'reveal',
        reason: reason.code,
      });
    });
    const counts = await this.applications.countByIntern([row.userId]);
    return project(internViews.revealed, row, { applicationCount: counts.get(row.userId.toHexString()) ?? 0 });
  }
}
