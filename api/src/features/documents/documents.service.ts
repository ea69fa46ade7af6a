import { createHash } from 'node:crypto';
import {
  MEGABYTE,
  acceptedTypes,
  documentAccessList,
  documentAccessView,
  documentLimits,
  documentList,
  documentViews,
  AppError,
  type Authorized,
  type DocumentKind,
  type ListQuery,
  type RevealReason,
  type StatedRevealReason,
  isUsableDocument,
  mediaTypes,
  acceptedTypeNames,
} from '@prentice/contract';
import { sniffType } from '@prentice/cv/files';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import { project } from '../../platform/database/project.ts';
import type { PayloadOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { fileNameOf } from '../../platform/files/file-download.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { assertPicture } from '../../platform/files/picture.ts';
import type { UploadedFile } from '../../platform/http/operations-controller.decorator.ts';
import { AccessLog } from './access-log.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { CvReviews } from './cv-readings/cv-reviews.service.ts';
import { Document, DocumentAccess, type DocumentEntity, type DocumentRow } from './document.entity.ts';
import { DocumentInspector } from './inspection/inspector.service.ts';

/**
 * Returns the error for a file whose name says that it is something else than the text it holds. Its bytes decide what
 * a file is; the name only explains the error.
 */
function misnamedError(error: unknown, { bytes, fileName }: UploadedFile): AppError | null {
  const named = /\.(pdf|docx)$/i.exec(fileName)?.[1]?.toUpperCase();
  const isText = error instanceof AppError && error.code === 'FILE_NO_TEXT' && sniffType(bytes) === mediaTypes.txt;
  return named && isText ? new AppError('FILE_MISNAMED', { type: named }) : null;
}
/** The mutex of uploads for the same owner. */
const UPLOAD_MUTEX = 'uploads';

/** Whose a document is: an intern's own, or an employer's by way of one of its members. */
interface Owner {
  readonly ownerId: ObjectId;
  readonly employerId: ObjectId | null;
}

/** Documents of interns and proofs of employers: received, checked, kept, shown to whom they concern. */
@Injectable()
export class Documents {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly applications: ApplicationLookup,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly inspector: DocumentInspector,
    private readonly reviews: CvReviews,
    private readonly audit: Audit,
    private readonly accessLog: AccessLog,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<DocumentRow>(this.database.collection(Document), {
      listSchema: documentList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Document'),
      fields: documentViews.own.fields,
    });
    return { items: page.items.map((row) => project(documentViews.own, row)), total: page.total };
  }

  async accesses(caller: Caller, query: ListQuery) {
    const page = await readPage<object>(this.database.collection(DocumentAccess), {
      listSchema: documentAccessList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'DocumentAccess'),
      fields: documentAccessView.fields,
    });
    return { items: page.items.map((row) => project(documentAccessView, row)), total: page.total };
  }

  /** Checks an upload and keeps it. Bytes are written first, so that a record never points at nothing. */
  async upload(caller: Caller, kind: DocumentKind, file: UploadedFile) {
    const ownerId = userIdOf(caller.actor);
    const employerId = caller.actor.employerId ? objectId(caller.actor.employerId) : null;
    this.accessPolicy.authorize(caller.ability, 'create', 'Document', { ownerId, employerId, kind });
    const limit = documentLimits.bytes[kind];
    if (file.bytes.length > limit) throw new AppError('FILE_TOO_LARGE', { mb: limit / MEGABYTE });
    /* One after the other: of many at once, only as many are checked as there is room for. */
    return this.mutex.runInOrder(UPLOAD_MUTEX, employerId ?? ownerId, () =>
      this.receive({ ownerId, employerId }, kind, file),
    );
  }

  private async receive({ ownerId, employerId }: Owner, kind: DocumentKind, file: UploadedFile) {
    const sameOwner = employerId ? { employerId } : { ownerId };
    if ((await this.rows.countDocuments(sameOwner)) >= documentLimits.perIntern) throw new AppError('DOCUMENT_LIMIT');
    const use = kind === 'employer_proof' ? 'proof' : 'text';
    const { mediaType, pages } = await this.inspector.inspect(file.bytes, use).catch((error: unknown) => {
      throw misnamedError(error, file) ?? error;
    });
    if (!acceptedTypes[kind].includes(mediaType)) throw new AppError('FILE_TYPE', { types: acceptedTypeNames(kind) });
    if (mediaType.startsWith('image/')) await assertPicture(file.bytes);
    const storageKey = await this.files.put(file.bytes);
    const now = this.clock.now();
    const keep = async (unitOfWork: UnitOfWork) => {
      if ((await unitOfWork.count(Document, sameOwner)) >= documentLimits.perIntern)
        throw new AppError('DOCUMENT_LIMIT');
      const document = unitOfWork.create(Document, {
        _id: new ObjectId(),
        ownerId,
        employerId,
        kind,
        fileName: fileNameOf(file.fileName, mediaType),
        mediaType,
        size: file.bytes.length,
        pages,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
        storageKey,
        scanState: file.scanned ? 'clean' : 'unscanned',
        inUse: false,
        isDefault: false,
        createdAt: now,
        updatedAt: now,
      });
      unitOfWork.persist(document);
      this.events.record(unitOfWork, { 'document.checked': eventPayload(document) });
      return document;
    };
    try {
      /* This process holds the mutex already; between processes the database decides. */
      const document = await this.database.transaction(async (unitOfWork) => {
        await this.mutex.acquire(unitOfWork, UPLOAD_MUTEX, employerId ?? ownerId);
        return keep(unitOfWork);
      });
      return project(documentViews.own, document);
    } catch (error) {
      await this.files.remove(storageKey);
      throw error;
    }
  }

  async get(caller: Caller, id: string) {
    return project(documentViews.own, await this.records.read(caller, 'read', Document, id));
  }

  /** Returns the bytes for someone whom the rules let read the document. */
  async file(caller: Caller, id: string): Promise<{ row: DocumentRow; bytes: Buffer }> {
    const row = await this.records.read(caller, 'read', Document, id);
    if (caller.actor.role === 'admin' || caller.actor.role === 'limited_admin')
      await this.database.transaction(async (unitOfWork) =>
        this.logAccess(unitOfWork, row, caller, 'verification', null),
      );
    return { row, bytes: await this.files.get(row.storageKey) };
  }

  /** Returns the bytes for an administrator, with the reason in the audit log and in the owner's access log. */
  async reveal(caller: Caller, id: string, reason: StatedRevealReason): Promise<{ row: DocumentRow; bytes: Buffer }> {
    const row = await this.records.read(caller, 'reveal', Document, id);
    await this.database.transaction(async (unitOfWork) => {
      this.audit.record(unitOfWork, {
        caller,
        action: 'revealed',
        resource: 'documents',
        id,
        reasonCode: reason.code,
        reason: reason.text,
      });
      this.logAccess(unitOfWork, row, caller, 'reveal', reason.code);
    });
    return { row, bytes: await this.files.get(row.storageKey) };
  }

  private logAccess(
    unitOfWork: UnitOfWork,
    { _id, ownerId, fileName }: Authorized<DocumentRow, 'read' | 'reveal'>,
    caller: Caller,
    purpose: 'verification' | 'reveal',
    reason: RevealReason | null,
  ): void {
    const viewer = { viewerId: userIdOf(caller.actor), employerId: null, viewerName: 'administrator' };
    this.accessLog.record(unitOfWork, { ownerId, document: { id: _id, fileName }, ...viewer, purpose, reason });
  }

  /** Returns a CV of one's own. @throws AppError NOT_FOUND for any other document, and for one that was not accepted */
  private async ownCv(caller: Caller, id: string) {
    const row = await this.records.read(caller, 'read', Document, id);
    const isOwner = row.kind === 'cv' && row.ownerId.equals(userIdOf(caller.actor));
    if (!isOwner || !isUsableDocument(row)) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Returns what is written in a CV of one's own. */
  async readCv(caller: Caller, id: string) {
    const { storageKey } = await this.ownCv(caller, id);
    return this.inspector.read(await this.files.get(storageKey));
  }

  /** Returns what a review says of a CV of one's own. @throws AppError with the reason why the file cannot be read */
  async reviewCv(caller: Caller, id: string) {
    const { sha256, storageKey } = await this.ownCv(caller, id);
    return this.reviews.reviewOf(sha256, () => this.files.get(storageKey));
  }

  /** Gives a document another name, with the ending that says what the file is. */
  async rename(caller: Caller, id: string, name: string) {
    const renamed = await this.records.change(caller, 'update', Document, id, undefined, (document) => {
      document.fileName = fileNameOf(name, document.mediaType);
      document.updatedAt = this.clock.now();
    });
    return project(documentViews.own, renamed);
  }

  /** @throws AppError DOCUMENT_IN_USE while an active application or an open case holds it */
  async remove(caller: Caller, id: string) {
    const remove = async (document: Authorized<DocumentEntity, 'delete'>, unitOfWork: UnitOfWork) => {
      if (document.inUse && (await this.isInUse(document))) throw new AppError('DOCUMENT_IN_USE');
      unitOfWork.remove(document);
      this.events.record(unitOfWork, { 'document.deleted': eventPayload(document) });
    };
    const removed = await this.records.change(caller, 'delete', Document, id, undefined, remove);
    this.reviews.remove(removed.sha256);
    return project(documentViews.own, removed);
  }

  /** Returns whether an active application uses the document. Its own mark may be a moment older than that. */
  private async isInUse({ _id, kind }: DocumentEntity): Promise<boolean> {
    return kind !== 'cv' || this.applications.isDocumentUsed(_id);
  }
}

const eventPayload = ({ _id, ownerId, kind, storageKey }: DocumentEntity): PayloadOf<'document.checked'> => ({
  documentId: _id.toHexString(),
  ownerId: ownerId.toHexString(),
  kind,
  storageKey,
});
