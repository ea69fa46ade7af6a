import {
  MEGABYTE,
  AppError,
  cvTestLimits,
  documentLimits,
  type CvTest as CvTestReply,
  type CvTestSample,
  acceptedTypeNames,
} from '@prentice/contract';
import { matchCv, matchRequirementsOf, withGermanNames } from '@prentice/cv/match';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { fileNameOf } from '../../platform/files/file-download.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import type { UploadedFile } from '../../platform/http/operations-controller.decorator.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import { InternshipLookup } from '../internships/index.ts';
import { CvTest, type CvTestRow } from './cv-test.entity.ts';
import samples from './data/sample-cvs.json' with { type: 'json' };

function stateOf({ result, failure, claimedUntil }: CvTestRow): CvTestReply['state'] {
  if (result) return 'succeeded';
  if (failure) return 'failed';
  return claimedUntil ? 'running' : 'queued';
}

function present(row: CvTestRow): CvTestReply {
  const { _id, fileName, sample, failure, milliseconds, result, createdAt, expiresAt } = row;
  return {
    id: _id.toHexString(),
    fileName: fileName ?? null,
    sample: sample ?? null,
    state: stateOf(row),
    failure: failure ?? null,
    milliseconds: milliseconds ?? null,
    result: result ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Runs the test bench of administrators: a file or a sample is queued, read by `CvTestJobs`, and kept for an hour. */
@Injectable()
export class CvTests {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly files: FileStore,
    private readonly queue: JobQueue,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<CvTestRow>(CvTest);
  }

  /** @throws AppError FILE_TOO_LARGE, FILE_TYPE for an empty file */
  async upload(caller: Caller, { bytes, fileName }: UploadedFile): Promise<CvTestReply> {
    const limit = documentLimits.bytes.cv;
    if (bytes.length > limit) throw new AppError('FILE_TOO_LARGE', { mb: limit / MEGABYTE });
    if (bytes.length === 0) throw new AppError('FILE_TYPE', { types: acceptedTypeNames('cv') });
    const storageKey = await this.files.put(bytes);
    try {
      return await this.add(caller, { fileName: fileNameOf(fileName, ''), sample: null, storageKey });
    } catch (error) {
      await this.files.remove(storageKey);
      throw error;
    }
  }

  runSample(caller: Caller, sample: CvTestSample): Promise<CvTestReply> {
    return this.add(caller, { fileName: null, sample, storageKey: null });
  }

  /** @throws AppError NOT_FOUND for somebody else's */
  async get(caller: Caller, id: string): Promise<CvTestReply> {
    return present(await this.records.read(caller, 'read', CvTest, id));
  }

  /**
   * Compares what was read with an internship. Of a file without a profile, dates, hours and place are not known, and
   * left out.
   * @throws AppError NOT_FOUND for somebody else's, one without a result, and an internship that the public does not
   * see
   */
  async match(caller: Caller, id: string, internshipId: string) {
    const { result } = await this.records.read(caller, 'read', CvTest, id);
    const published = await this.internships.publishedPosting(objectId(internshipId));
    if (!result || !published) throw new AppError('NOT_FOUND');
    const facts = { availability: null, locationPreferences: [], workModes: [] };
    return withGermanNames(matchCv(result.evidence, matchRequirementsOf(published.posting), facts));
  }

  /** @throws AppError NOT_FOUND for somebody else's */
  async remove(caller: Caller, id: string): Promise<Pick<CvTestReply, 'id'>> {
    await this.forget(await this.records.read(caller, 'delete', CvTest, id));
    return { id };
  }

  /** Deletes a test; its bytes first, so that no file is left without a record. */
  async forget({ _id, storageKey }: Pick<CvTestRow, '_id' | 'storageKey'>): Promise<void> {
    if (storageKey) await this.files.remove(storageKey);
    await this.rows.deleteOne({ _id });
  }

  private async add(
    { actor, ability }: Caller,
    part: Pick<CvTestRow, 'fileName' | 'sample' | 'storageKey'>,
  ): Promise<CvTestReply> {
    const now = this.clock.now();
    const row: CvTestRow = {
      _id: new ObjectId(),
      userId: userIdOf(actor),
      ...part,
      claimedUntil: null,
      failure: null,
      milliseconds: null,
      result: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + cvTestLimits.minutes * MINUTE),
    };
    this.accessPolicy.authorize(ability, 'create', 'CvTest', row);
    await this.rows.insertOne(row);
    this.queue.add('cv-tests', { test: row._id.toHexString() }, { id: row._id.toHexString() });
    const { userId } = row;
    const older = this.rows.find({ userId }).sort({ createdAt: -1, _id: -1 }).skip(cvTestLimits.kept);
    for (const test of await older.toArray()) await this.forget(test);
    return present(row);
  }
}

/** Returns the bytes of a sample. */
export const sampleBytes = (sample: CvTestSample): Buffer => Buffer.from(samples[sample], 'base64');
