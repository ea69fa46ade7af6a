import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import { Bookmark, InternProfile, SavedSearch, type BookmarkRow, type InternRow } from './intern.entity.ts';

/** Exports and erases profiles, bookmarks and saved searches. */
@Injectable()
export class InternPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
    private readonly internships: InternshipLookup,
  ) {}

  private get rows() {
    return this.database.collection<InternRow>(InternProfile);
  }

  onModuleInit(): void {
    this.events.on('interns.erasure', { 'data.erased': (event) => this.erase(event) });
  }

  readonly recordsAbout = { interns: (userId: ObjectId) => this.rows.distinct('_id', { userId }) };
  readonly exportSections = {
    profile: (userId: ObjectId) => this.rows.findOne({ userId }),
    bookmarks: async (userId: ObjectId) =>
      this.internships.withInternshipNames(
        await this.database.collection<BookmarkRow>(Bookmark).find({ userId }).toArray(),
      ),
    savedSearches: (userId: ObjectId) => this.database.collection(SavedSearch).find({ userId }).toArray(),
  };

  private async erase(event: EventOf<'data.erased'>): Promise<void> {
    const userId = new ObjectId(event.payload.userId);
    await this.rows.deleteOne({ userId });
    await this.database.collection(Bookmark).deleteMany({ userId });
    await this.database.collection(SavedSearch).deleteMany({ userId });
  }
}
