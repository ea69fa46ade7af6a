import { endOfDay, internDashboardItems, type InternDashboard, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { InternshipLookup, type InternshipSummary } from '../internships/index.ts';
import { Bookmark } from './intern.entity.ts';
import { idBatches } from '../../platform/database/document-batches.ts';
import { objectId } from '../../platform/database/ids.ts';

function deadline(internshipSummary: InternshipSummary): InternDashboard['deadlines'] {
  if (internshipSummary.state !== 'open' || !internshipSummary.deadline) return [];
  const { id: internshipId, slug, title, employer } = internshipSummary;
  const deadlineAt = endOfDay(internshipSummary.deadline).toISOString();
  return [
    {
      internshipId,
      slug,
      title: title ?? '',
      employerName: employer.name,
      kind: 'bookmark',
      applicationId: null,
      at: deadlineAt,
    },
  ];
}

/** Bookmarks on an intern's dashboard: the newest of them, and until when one can apply. */
@Injectable()
export class BookmarkDashboardSource {
  constructor(
    private readonly database: Database,
    private readonly internships: InternshipLookup,
  ) {}

  /** Returns the intern's part of the dashboard. */
  async find(userId: ObjectId): Promise<Pick<InternDashboard, 'bookmarks' | 'bookmarksTotal' | 'deadlines'>> {
    const rows = await this.database
      .collection<{ userId: ObjectId; internshipId: ObjectId; createdAt: Date }>(Bookmark)
      .find({ userId })
      .sort({ createdAt: -1 })
      .toArray();
    const summaries = await this.internships.summariesOfPublicCompanies(rows.map((row) => row.internshipId));
    const summariesOfBookmarks = rows.flatMap((row) => summaries.get(row.internshipId.toHexString()) ?? []);
    return {
      bookmarks: summariesOfBookmarks.slice(0, internDashboardItems),
      bookmarksTotal: rows.length,
      deadlines: summariesOfBookmarks.flatMap(deadline),
    };
  }
}

/** Finds who has bookmarked an internship, so that they can be notified. */
@Injectable()
export class BookmarkRecipients {
  constructor(private readonly database: Database) {}

  /** Yields ids of accounts in batches. */
  find(internshipId: Id): AsyncIterable<readonly Id[]> {
    return idBatches(this.database.collection(Bookmark), { internshipId: objectId(internshipId) }, 'userId');
  }
}
