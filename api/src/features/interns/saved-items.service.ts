import {
  bookmarkList,
  bookmarkView,
  AppError,
  publicInternshipStates,
  savedLimits,
  savedSearchList,
  savedSearchView,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { userIdOf, type Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import { project } from '../../platform/database/project.ts';
import { AccountRecovery, type RecoverySource, type RecoveryTask } from '../accounts/index.ts';
import { InternshipLookup } from '../internships/index.ts';
import { Records } from '../../platform/records/records.service.ts';
import { Bookmark, SavedSearch, type BookmarkRow } from './intern.entity.ts';

/** Returns what a search asks for, whatever the order of its parameters and whichever page was open. */
function searchKeyOf(query: string): string {
  const searchParams = new URLSearchParams(query);
  searchParams.delete('page');
  const stated = [...searchParams].filter(([, value]) => value.trim() !== '');
  stated.sort(([a, b], [c, d]) => (a === c ? compare(b, d) : compare(a, c)));
  return new URLSearchParams(stated).toString();
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface SearchWrite {
  readonly name: string;
  readonly query: string;
  readonly notify: boolean;
}

/** Manages bookmarks and saved searches of interns. */
@Injectable()
export class SavedItems implements RecoverySource {
  constructor(
    private readonly database: Database,
    private readonly mutex: KeyedMutex,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly internships: InternshipLookup,
    private readonly recovery: AccountRecovery,
  ) {}

  readonly recoveryHandlers = { searchAlerts: (task: RecoveryTask) => this.switchAlertsOff(task) };

  async listBookmarks(caller: Caller, query: ListQuery) {
    const page = await readPage<BookmarkRow>(this.database.collection(Bookmark), {
      listSchema: bookmarkList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'Bookmark'),
      fields: ['internshipId', 'createdAt'],
    });
    const summaries = await this.internships.summariesOfPublicCompanies(page.items.map((row) => row.internshipId));
    const items = page.items.map((row) =>
      project(bookmarkView, row, { internship: summaries.get(row.internshipId.toHexString()) ?? null }),
    );
    return { items, total: page.total };
  }

  /** Adds a bookmark; doing it twice is the same as once. */
  async addBookmark(caller: Caller, internshipId: string) {
    const userId = userIdOf(caller.actor);
    const target = objectId(internshipId);
    const summary = (await this.internships.summariesOfPublicCompanies([target])).get(internshipId);
    if (!summary || !publicInternshipStates.some((state) => state === summary.state)) throw new AppError('NOT_FOUND');
    const storedBookmark = await this.mutex.transaction('bookmarks', userId, async (unitOfWork) => {
      const bookmark = await unitOfWork.findOne(Bookmark, { userId, internshipId: target });
      if (bookmark) return bookmark;
      if ((await unitOfWork.count(Bookmark, { userId })) >= savedLimits.bookmarks)
        throw new AppError('SAVED_LIMIT', { n: savedLimits.bookmarks });
      const now = this.clock.now();
      const times = { createdAt: now, updatedAt: now };
      return unitOfWork.create(Bookmark, { _id: new ObjectId(), userId, internshipId: target, ...times });
    });
    return project(bookmarkView, storedBookmark, { internship: summary });
  }

  async removeBookmark(caller: Caller, id: string) {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'delete', 'Bookmark');
    const row = await this.database
      .collection(Bookmark)
      .findOneAndDelete({ $and: [ownRecordsFilter, { _id: objectId(id) }] });
    if (!row) throw new AppError('NOT_FOUND');
    return project(bookmarkView, row, { internship: null });
  }

  async listSearches(caller: Caller, query: ListQuery) {
    const page = await readPage<object>(this.database.collection(SavedSearch), {
      listSchema: savedSearchList,
      query,
      scope: this.accessPolicy.filterFor(caller.ability, 'read', 'SavedSearch'),
      fields: savedSearchView.fields,
    });
    return { items: page.items.map((row) => project(savedSearchView, row)), total: page.total };
  }

  async getSearch(caller: Caller, id: string) {
    return project(savedSearchView, await this.records.read(caller, 'read', SavedSearch, id));
  }

  /** @throws AppError SEARCH_SAVED when a search that finds the same is kept already; the index settles races */
  async createSearch(caller: Caller, write: SearchWrite) {
    const userId = userIdOf(caller.actor);
    const searchKey = searchKeyOf(write.query);
    const savedSearch = await this.mutex.transaction('searches', userId, async (unitOfWork) => {
      if (write.notify) await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      const same = { userId, $or: [{ searchKey }, { query: write.query }] };
      if (await unitOfWork.findOne(SavedSearch, same)) throw new AppError('SEARCH_SAVED');
      if ((await unitOfWork.count(SavedSearch, { userId })) >= savedLimits.searches)
        throw new AppError('SAVED_LIMIT', { n: savedLimits.searches });
      const now = this.clock.now();
      const times = { notifiedAt: now, createdAt: now, updatedAt: now };
      return unitOfWork.create(SavedSearch, { _id: new ObjectId(), userId, ...write, searchKey, ...times, version: 1 });
    });
    return project(savedSearchView, savedSearch);
  }

  async updateSearch(caller: Caller, id: string, version: number, write: SearchWrite) {
    return this.database.transaction(async (unitOfWork) => {
      if (write.notify) await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      const search = await this.records.load(unitOfWork, caller, 'update', SavedSearch, id, { version });
      /* A changed or reactivated search notifies only of internships from now on. */
      const waitsAnew = write.notify && (!search.notify || write.query !== search.query);
      const another = write.query === search.query ? {} : { searchKey: searchKeyOf(write.query) };
      Object.assign(search, write, another, waitsAnew ? { notifiedAt: this.clock.now() } : {});
      await unitOfWork.flush();
      return project(savedSearchView, search);
    });
  }

  private async switchAlertsOff({ unitOfWork, userId }: RecoveryTask): Promise<number> {
    const searches = await unitOfWork.find(SavedSearch, { userId, notify: true });
    for (const search of searches) search.notify = false;
    return searches.length;
  }

  async removeSearch(caller: Caller, id: string) {
    const ownRecordsFilter = this.accessPolicy.filterFor(caller.ability, 'delete', 'SavedSearch');
    const row = await this.database
      .collection(SavedSearch)
      .findOneAndDelete({ $and: [ownRecordsFilter, { _id: objectId(id) }] });
    if (!row) throw new AppError('NOT_FOUND');
    return project(savedSearchView, row);
  }
}
