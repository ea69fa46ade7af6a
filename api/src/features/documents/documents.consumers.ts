import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { Document, DocumentAccess, type DocumentRow } from './document.entity.ts';

/** Removes bytes whose record is gone, and everything of a person who is erased; gives export its part. */
@Injectable()
export class DocumentConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly personalData: PersonalData,
    private readonly personalRecords: PersonalRecords,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  onModuleInit(): void {
    this.events.on('documents.bytes', ['document.deleted'], (event) => this.files.remove(event.payload.storageKey));
    this.events.on('documents.erasure', ['data.erased'], (event) => this.erase(event));
    this.personalRecords.register('documents', (ownerId) => this.documentIdsOf(ownerId));
    this.personalData.register('documents', (userId) =>
      this.rows
        .find({ ownerId: userId }, { projection: { storageKey: 0, ownerId: 0 } })
        .sort({ createdAt: 1 })
        .toArray(),
    );
    this.personalData.register('documentAccesses', (userId) =>
      this.database
        .collection(DocumentAccess)
        .find({ ownerId: userId }, { projection: { viewerId: 0 } })
        .sort({ at: 1 })
        .toArray(),
    );
  }

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
  }
}
