import { websiteDomain } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock } from '../../platform/clock/clock.ts';
import type { Work } from '../../platform/database/database.service.ts';
import { EmployerFoundation, type NewEmployer } from '../ports/employer-foundation.port.ts';
import { Employer, Member } from './employer.entity.ts';

const sluggish = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

/** Founds employers. The slug ends with part of the id, so that two companies of one name never collide. */
@Injectable()
export class Founding extends EmployerFoundation {
  constructor(@Inject(Clock) private readonly clock: Clock) {
    super();
  }

  async create(work: Work, { ownerId, companyName, website, email }: NewEmployer): Promise<ObjectId> {
    const now = this.clock.now();
    const _id = new ObjectId();
    const times = { createdAt: now, updatedAt: now };
    work.create(Employer, {
      _id,
      ...times,
      legalName: companyName,
      slug: `${sluggish(companyName) || 'company'}-${_id.toHexString().slice(-6)}`,
      website,
      emailDomain: email.split('@')[1] ?? websiteDomain(website),
    });
    work.create(Member, { _id: new ObjectId(), ...times, userId: ownerId, employerId: _id, role: 'owner' });
    return _id;
  }
}
