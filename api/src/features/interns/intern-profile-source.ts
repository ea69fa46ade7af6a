import type { Actor, Me } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { ProfileSource } from '../accounts/index.ts';
import { InternProfile, type InternRow } from './intern.entity.ts';

/** The profile of an intern who signs in. */
@Injectable()
export class InternProfileSource implements ProfileSource {
  readonly kind = 'intern';

  constructor(private readonly database: Database) {}

  async find({ id }: Actor): Promise<Me['profile']> {
    const rows = this.database.collection<InternRow>(InternProfile);
    const row = id ? await rows.findOne({ userId: new ObjectId(id) }) : null;
    return {
      kind: 'intern',
      profileId: row?._id.toHexString() ?? null,
      firstName: row?.firstName ?? null,
      lastName: row?.lastName ?? null,
      completeness: row?.completeness ?? 0,
      defaultCvId: row?.defaultCvId?.toHexString() ?? null,
    };
  }
}
