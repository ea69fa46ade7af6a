import { endOfDay, internDashboardItems, type InternDashboard } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { InternDeskSources, type InternDesk } from '../ports/intern-desk.port.ts';
import { InternshipDirectory, type InternshipCard } from '../ports/internship-directory.port.ts';
import { Bookmark } from './intern.entity.ts';

function deadline(card: InternshipCard): InternDashboard['deadlines'] {
  if (card.state !== 'open' || !card.deadline) return [];
  const { id: internshipId, slug, title, employer } = card;
  const at = endOfDay(card.deadline).toISOString();
  return [
    { internshipId, slug, title: title ?? '', employerName: employer.name, kind: 'bookmark', applicationId: null, at },
  ];
}

/** Bookmarks on an intern's dashboard: the newest of them, and until when one can apply. */
@Injectable()
export class BookmarkDesk implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipDirectory,
    private readonly desk: InternDeskSources,
  ) {}

  onModuleInit(): void {
    this.desk.sources.set('bookmarks', ({ internId }) => this.part(internId));
  }

  private async part(userId: ObjectId): Promise<Partial<InternDesk>> {
    const rows = await this.database
      .collection<{ userId: ObjectId; internshipId: ObjectId; createdAt: Date }>(Bookmark)
      .find({ userId })
      .sort({ createdAt: -1 })
      .toArray();
    const cards = await this.internships.cardsOfPublicCompanies(rows.map((row) => row.internshipId));
    const found = rows.flatMap((row) => cards.get(row.internshipId.toHexString()) ?? []);
    return {
      bookmarks: found.slice(0, internDashboardItems),
      bookmarksTotal: rows.length,
      deadlines: found.flatMap(deadline),
    };
  }
}
