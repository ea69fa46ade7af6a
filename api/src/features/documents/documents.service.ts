import { createHash } from 'node:crypto';
import {
  acceptedTypes,
  documentAccessList,
  documentAccessView,
  documentLimits,
  documentList,
  documentViews,
  Refusal,
  type DocumentKind,
  type ListQuery,
  type RevealReason,
  type StatedReason,
  isUsableDocument,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/lists.ts';
import { Turns } from '../../platform/database/turns.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { fileNameOf } from '../../platform/files/file.name.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { assertPicture } from '../../platform/files/picture.ts';
import type { UploadedFile } from '../../platform/http/bind.decorator.ts';
import { AccessLog } from '../ports/access-log.port.ts';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { Document, DocumentAccess, type DocumentEntity, type DocumentRow } from './document.entity.ts';
import { Inspector } from './inspector.service.ts';

const MB = 1024 * 1024;
/** The turn of those who upload for the same owner. */
const UPLOADS = 'uploads';

const types = (kind: DocumentKind): string =>
  kind === 'employer_proof'
    ? 'PDF, PNG, JPEG or WebP'
    : kind === 'logo' || kind === 'news_image'
      ? 'PNG, JPEG or WebP'
      : 'PDF, DOCX or TXT';

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
    private readonly turns: Turns,
    private readonly applications: ApplicationCounts,
    private readonly scope: Scope,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly files: FileStore,
    private readonly inspector: Inspector,
    private readonly audit: Audit,
    private readonly accessLog: AccessLog,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  async list(caller: Caller, query: ListQuery) {
    const page = await readPage<DocumentRow>(this.database.collection(Document), {
      language: documentList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'Document'),
      fields: documentViews.own.fields,
    });
    return { items: page.items.map((row) => project(documentViews.own, row)), total: page.total };
  }

  async accesses(caller: Caller, query: ListQuery) {
    const page = await readPage<object>(this.database.collection(DocumentAccess), {
      language: documentAccessList,
      query,
      scope: this.scope.where(caller.ability, 'read', 'DocumentAccess'),
      fields: documentAccessView.fields,
    });
    return { items: page.items.map((row) => project(documentAccessView, row)), total: page.total };
  }

  /** Checks an upload and keeps it. Bytes are written first, so that a record never points at nothing. */
  async upload(caller: Caller, kind: DocumentKind, file: UploadedFile) {
    const ownerId = objectId(caller.actor.id ?? '');
    const employerId = caller.actor.employerId ? objectId(caller.actor.employerId) : null;
    this.scope.authorize(caller.ability, 'create', 'Document', { ownerId, employerId, kind });
    const limit = documentLimits.bytes[kind];
    if (file.bytes.length > limit) throw new Refusal('FILE_TOO_LARGE', { mb: limit / MB });
    /* One after the other: of many at once, only as many are checked as there is room for. */
    return this.turns.inLine(UPLOADS, employerId ?? ownerId, () => this.receive({ ownerId, employerId }, kind, file));
  }

  private async receive({ ownerId, employerId }: Owner, kind: DocumentKind, file: UploadedFile) {
    const room = employerId ? { employerId } : { ownerId };
    if ((await this.rows.countDocuments(room)) >= documentLimits.perIntern) throw new Refusal('DOCUMENT_LIMIT');
    const { mediaType, pages } = await this.inspector.inspect(file.bytes, kind === 'employer_proof' ? 'proof' : 'text');
    if (!acceptedTypes[kind].includes(mediaType)) throw new Refusal('FILE_TYPE', { types: types(kind) });
    if (mediaType.startsWith('image/')) await assertPicture(file.bytes);
    const storageKey = await this.files.put(file.bytes);
    const now = this.clock.now();
    const keep = async (work: Work) => {
      if ((await work.count(Document, room)) >= documentLimits.perIntern) throw new Refusal('DOCUMENT_LIMIT');
      const document = work.create(Document, {
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
        scanState: 'unscanned',
        inUse: false,
        isDefault: false,
        createdAt: now,
        updatedAt: now,
      });
      work.persist(document);
      this.record(work, document, 'document.checked');
      return document;
    };
    try {
      /* Within this process its turn has come already; between processes the database decides. */
      const document = await this.database.transaction(async (work) => {
        await this.turns.take(work, UPLOADS, employerId ?? ownerId);
        return keep(work);
      });
      return project(documentViews.own, document);
    } catch (error) {
      await this.files.remove(storageKey);
      throw error;
    }
  }

  async get(caller: Caller, id: string) {
    return project(documentViews.own, await this.readable(caller, id));
  }

  /** The bytes for someone whom the rules let read the document. */
  async file(caller: Caller, id: string): Promise<{ row: DocumentRow; bytes: Buffer }> {
    const row = await this.readable(caller, id);
    if (caller.actor.role === 'admin' || caller.actor.role === 'limited_admin')
      await this.database.transaction(async (work) => this.logLook(work, row, caller, 'verification', null));
    return { row, bytes: await this.files.get(row.storageKey) };
  }

  /** The bytes for an administrator, with the reason in the audit log and in the owner's access log. */
  async reveal(caller: Caller, id: string, reason: StatedReason): Promise<{ row: DocumentRow; bytes: Buffer }> {
    const found = await this.rows.findOne({ _id: objectId(id) });
    const row = this.scope.authorize(caller.ability, 'reveal', 'Document', found);
    await this.database.transaction(async (work) => {
      this.audit.record(work, {
        caller,
        action: 'revealed',
        resource: 'documents',
        id,
        reasonCode: reason.code,
        reason: reason.text,
      });
      this.logLook(work, row, caller, 'reveal', reason.code);
    });
    return { row, bytes: await this.files.get(row.storageKey) };
  }

  private logLook(
    work: Work,
    { _id, ownerId, fileName }: DocumentRow,
    caller: Caller,
    purpose: 'verification' | 'reveal',
    reason: RevealReason | null,
  ): void {
    const viewer = { viewerId: objectId(caller.actor.id ?? ''), employerId: null, viewerName: 'administrator' };
    this.accessLog.record(work, { ownerId, document: { id: _id, fileName }, ...viewer, purpose, reason });
  }

  /** What is written in a CV of one's own. */
  async reading(caller: Caller, id: string) {
    const row = await this.readable(caller, id);
    const own = row.kind === 'cv' && row.ownerId.equals(objectId(caller.actor.id ?? ''));
    if (!own || !isUsableDocument(row)) throw new Refusal('NOT_FOUND');
    return this.inspector.read(await this.files.get(row.storageKey));
  }

  /** Another name, with the ending that says what the file is. */
  async rename(caller: Caller, id: string, name: string) {
    return this.database.transaction(async (work) => {
      const found = await work.findOne(Document, { _id: objectId(id) });
      const document = this.scope.authorize(caller.ability, 'update', 'Document', found);
      document.fileName = fileNameOf(name, document.mediaType);
      document.updatedAt = this.clock.now();
      await work.flush();
      return project(documentViews.own, document);
    });
  }

  /** @throws Refusal DOCUMENT_IN_USE while an active application or an open case holds it */
  async remove(caller: Caller, id: string) {
    return this.database.transaction(async (work) => {
      const found = await work.findOne(Document, { _id: objectId(id) });
      const document = this.scope.authorize(caller.ability, 'delete', 'Document', found);
      if (document.inUse && (await this.isInUse(document))) throw new Refusal('DOCUMENT_IN_USE');
      const shown = project(documentViews.own, document);
      work.remove(document);
      this.record(work, document, 'document.deleted');
      return shown;
    });
  }

  /** Whether the mark still holds: that an application has ended, a CV learns a moment later. */
  private async isInUse({ _id, kind }: DocumentEntity): Promise<boolean> {
    return kind !== 'cv' || this.applications.usesDocument(_id);
  }

  private async readable(caller: Caller, id: string): Promise<DocumentRow> {
    return this.scope.authorize(caller.ability, 'read', 'Document', await this.rows.findOne({ _id: objectId(id) }));
  }

  private record(work: Work, document: DocumentEntity, type: 'document.checked' | 'document.deleted'): void {
    this.events.record(work, type, {
      documentId: document._id.toHexString(),
      ownerId: document.ownerId.toHexString(),
      kind: document.kind,
      storageKey: document.storageKey,
    });
  }
}
