import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { Document, DocumentAccess, type DocumentRow } from './document.entity.ts';
import { Resume, ResumeDraft } from './resumes/resume.entity.ts';

/**
 * Exports and erases documents, the log of who looked at them, and what is written in the editor of CVs; removes bytes whose record is gone.
 */
@Injectable()
export class DocumentPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  onModuleInit(): void {
    this.events.on('documents.file-deletion', {
      'document.deleted': (event) => this.files.remove(event.payload.storageKey),
    });
    this.events.on('documents.erasure', { 'data.erased': (event) => this.erase(event) });
  }

  readonly recordsAbout = { documents: (ownerId: ObjectId) => this.documentIdsOf(ownerId) };
  readonly exportSections = {
    documents: (userId: ObjectId) =>
      this.rows
        .find({ ownerId: userId }, { projection: { storageKey: 0, ownerId: 0 } })
        .sort({ createdAt: 1 })
        .toArray(),
    documentAccesses: (userId: ObjectId) =>
      this.database
        .collection(DocumentAccess)
        .find({ ownerId: userId }, { projection: { viewerId: 0 } })
        .sort({ at: 1 })
        .toArray(),
    resumes: (userId: ObjectId) =>
      this.database
        .collection(Resume)
        .find({ userId }, { projection: { userId: 0 } })
        .sort({ createdAt: 1 })
        .toArray(),
    resumeDrafts: (userId: ObjectId) =>
      this.database
        .collection(ResumeDraft)
        .find({ userId }, { projection: { userId: 0 } })
        .toArray(),
  };

  /** Documents of a person, also those that are gone and were looked at. */
  private async documentIdsOf(ownerId: ObjectId): Promise<readonly ObjectId[]> {
    const accesses = this.database.collection<{ ownerId: ObjectId; documentId: ObjectId | null }>(DocumentAccess);
    const seen = (await accesses.distinct('documentId', { ownerId })).filter((id) => id !== null);
    return [...(await this.rows.distinct('_id', { ownerId })), ...seen];
  }

  private async erase(event: EventOf<'data.erased'>): Promise<void> {
    const ownerId = new ObjectId(event.payload.userId);
    const rows = await this.rows.find({ ownerId, employerId: null }).toArray();
    for (const row of rows) await this.files.remove(row.storageKey);
    await this.rows.deleteMany({ ownerId, employerId: null });
    await this.database.collection(DocumentAccess).deleteMany({ ownerId });
    await this.database.collection(Resume).deleteMany({ userId: ownerId });
    await this.database.collection(ResumeDraft).deleteMany({ userId: ownerId });
  }
}
