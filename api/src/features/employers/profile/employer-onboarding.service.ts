import { websiteDomain } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { EmployerOnboarding, type NewEmployer } from '../../ports/employer-onboarding.port.ts';
import { Membership } from '../../ports/membership.port.ts';
import { Employer, type StoredVerification } from '../employer.entity.ts';
import { employerNameKey, employerSlug, completenessOf } from './employer-profile.ts';

const unverified: StoredVerification = {
  state: 'unverified',
  level: null,
  verifiedAt: null,
  expiresAt: null,
  graceUntil: null,
  retryFrom: null,
};

const emptyProfile = {
  tradeName: null,
  industry: null,
  sizeBand: null,
  type: null,
  country: null,
  city: null,
  address: null,
  registrationNumber: null,
  about: null,
  contactEmail: null,
  phone: null,
  logoId: null,
  logo: null,
  verification: unverified,
  live: false,
  responsiveness: null,
  publishBlocked: false,
  openInternships: 0,
  overdueApplications: 0,
  awaitingApplications: 0,
  upheldReports: 0,
  openReports: 0,
  suspension: null,
  openCaseId: null,
  remindedDays: null,
} as const;

/** Creates employers. The slug ends with part of the id, so that two companies of one name never collide. */
@Injectable()
export class DatabaseEmployerOnboarding extends EmployerOnboarding {
  constructor(
    private readonly clock: Clock,
    private readonly membership: Membership,
    private readonly database: Database,
    private readonly events: Events,
  ) {
    super();
  }

  async create(unitOfWork: UnitOfWork, { ownerId, companyName, website, email }: NewEmployer): Promise<ObjectId> {
    const now = this.clock.now();
    const _id = new ObjectId();
    unitOfWork.create(Employer, {
      ...emptyProfile,
      _id,
      createdAt: now,
      updatedAt: now,
      slug: `${employerSlug(companyName) || 'company'}-${_id.toHexString().slice(-6)}`,
      legalName: companyName,
      name: companyName,
      nameKey: employerNameKey(companyName),
      website,
      websiteDomain: websiteDomain(website),
      emailDomain: email.split('@')[1] ?? null,
      verificationChecks: [],
      completeness: completenessOf({ legalName: companyName, website }),
    });
    await this.membership.join(unitOfWork, { userId: ownerId, employerId: _id, role: 'owner', email });
    this.events.record(unitOfWork, {
      'employer.created': { employerId: _id.toHexString(), by: ownerId.toHexString() },
    });
    return _id;
  }

  async discard(unitOfWork: UnitOfWork, ownerId: ObjectId): Promise<void> {
    const { employerId } = (await this.membership.find(ownerId)) ?? {};
    if (!employerId) return;
    const _id = new ObjectId(employerId);
    if ((await this.membership.membersOf([_id])).length > 1) return;
    const unverified = { _id, 'verification.state': 'unverified' };
    await this.database.collection(Employer).deleteOne(unverified, this.database.sessionOptions(unitOfWork));
  }
}
