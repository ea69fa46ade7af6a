import { AppError, isUsableDocument, type CvAnalysisFailure, type CvEvidence } from '@prentice/contract';
import { CV_ENGINE_VERSION } from '@prentice/cv/match';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Filter, ObjectId } from 'mongodb';
import { MINUTE } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { FileStore } from '../../../platform/files/file-store.port.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { cvFailureOf } from '../../cv-metrics/index.ts';
import { Document, type DocumentRow } from '../document.entity.ts';
import { DocumentInspector } from '../inspection/inspector.service.ts';

/** CVs that one run of the scheduled job reads; the next run continues with the rest. */
const LIMIT = 200;

/** What a CV shows, and how that is known. */
export interface CvReadingResult {
  /** Null when there is no such CV or it cannot be read. */
  readonly evidence: CvEvidence | null;
  /** It was stored, and not read now. */
  readonly cached: boolean;
  /** Why it could not be read now. */
  readonly failure: CvAnalysisFailure | null;
}

const noCv: CvReadingResult = { evidence: null, cached: true, failure: null };
const stored = ({ evidence }: DocumentRow): CvReadingResult => ({
  evidence: evidence ?? null,
  cached: true,
  failure: null,
});

/**
 * Reads what CVs show for a match: read once, in a process of its own, and stored with the document until the reader of
 * CVs changes. The caller has been authorised to read the file.
 */
@Injectable()
export class CvReadings implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('CvReadings');
  private readonly running = new Map<string, Promise<CvReadingResult>>();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly inspector: DocumentInspector,
    private readonly queue: JobQueue,
    private readonly jobs: JobScheduler,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  onModuleInit(): void {
    this.queue.process('cv-readings', async ({ data }) => {
      await this.readAndStore(objectId(data.documentId));
    });
    this.events.on('documents.cv-readings', {
      'document.checked': async ({ payload: { documentId, kind } }) => {
        if (kind === 'cv') this.queue.add('cv-readings', { documentId }, { id: documentId });
      },
    });
    this.jobs.schedule('documents.cv-readings', 10 * MINUTE, () => this.readOutdated());
  }

  onModuleDestroy(): void {
    this.stopped = true;
  }

  /** Returns what a CV shows, as it is stored or read now. Stores nothing. */
  async evidenceIn(documentId: ObjectId): Promise<CvReadingResult> {
    const row = await this.usableCv(documentId);
    if (!row) return noCv;
    return isCurrent(row) ? stored(row) : this.read(row);
  }

  /** Reads a CV as {@link evidenceIn}, and stores what was read. */
  async readAndStore(documentId: ObjectId): Promise<CvReadingResult> {
    const row = await this.usableCv(documentId);
    if (!row) return noCv;
    if (isCurrent(row)) return stored(row);
    const reading = await this.read(row);
    const { evidence } = reading;
    await this.rows.updateOne(
      { _id: documentId, sha256: row.sha256 },
      { $set: { evidence, evidenceVersion: CV_ENGINE_VERSION } },
    );
    return reading;
  }

  /**
   * Returns what the CV that a student would send shows, the default one or else the newest, if it is stored. One
   * query.
   */
  async storedEvidence(ownerId: ObjectId): Promise<CvEvidence | null> {
    const row = await this.latestCv(ownerId);
    return row && isCurrent(row) ? (row.evidence ?? null) : null;
  }

  /** Returns the CV that a student would send: the default one, or else the newest; null when there is none. */
  async latestCv(ownerId: ObjectId): Promise<DocumentRow | null> {
    const cvFilter = { ownerId, kind: 'cv', scanState: { $in: ['unscanned', 'clean'] } } as const;
    return this.rows.findOne(cvFilter, { sort: { isDefault: -1, createdAt: -1, _id: -1 } });
  }

  /** Returns a CV of the student. @throws AppError NOT_FOUND when there is none, or it is somebody else's */
  async ownCv(ownerId: ObjectId, documentId: ObjectId): Promise<DocumentRow> {
    const row = await this.usableCv(documentId);
    if (!row?.ownerId.equals(ownerId)) throw new AppError('NOT_FOUND');
    return row;
  }

  private async usableCv(documentId: ObjectId): Promise<DocumentRow | null> {
    const row = await this.rows.findOne({ _id: documentId, kind: 'cv' });
    return row && isUsableDocument(row) ? row : null;
  }

  /** Reads a CV; several who ask at once wait for one reading. */
  private read({ sha256, storageKey }: DocumentRow): Promise<CvReadingResult> {
    const reading =
      this.running.get(sha256) ??
      this.files
        .get(storageKey)
        .then(async (bytes): Promise<CvReadingResult> => {
          return { evidence: await this.inspector.evidence(bytes), cached: false, failure: null };
        })
        .catch((error: unknown): CvReadingResult => {
          if (error instanceof AppError) return { evidence: null, cached: false, failure: cvFailureOf(error) };
          throw error;
        })
        .finally(() => this.running.delete(sha256));
    this.running.set(sha256, reading);
    return reading;
  }

  /**
   * Reads what an earlier version has read, and what a lost job left: a file that cannot be read keeps nobody waiting.
   */
  private async readOutdated(): Promise<void> {
    const outdated: Filter<DocumentRow> = {
      kind: 'cv',
      $or: [{ evidenceVersion: null }, { evidenceVersion: { $lt: CV_ENGINE_VERSION } }],
    };
    const due = await this.rows
      .find(outdated, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(LIMIT)
      .toArray();
    for (const { _id } of due) {
      if (this.stopped) return;
      await this.readAndStore(_id).catch((error: unknown) =>
        this.logger.error({ err: error, document: _id.toHexString() }),
      );
    }
  }
}

const isCurrent = ({ evidenceVersion }: DocumentRow): boolean => evidenceVersion === CV_ENGINE_VERSION;
