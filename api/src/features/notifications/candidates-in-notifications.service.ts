import { isUnansweredState, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { CandidateNames, NoteAuthors, type NamedCandidate } from '../applications/index.ts';
import { DatabaseMembership } from '../members/index.ts';
import type { NotificationParams } from './deliveries/delivery.entity.ts';

/** What a notification says, stored without anybody's name. */
interface StoredNotification {
  readonly userId: ObjectId;
  readonly titleKey: string;
  readonly params: NotificationParams;
}

/**
 * Returns what has become of an application that somebody was asked to answer, once nothing waits for an answer any
 * more.
 */
const outcomeFor = (titleKey: string, { state }: NamedCandidate) =>
  titleKey === 'application.received' && !isUnansweredState(state) ? { outcome: state } : {};

const idsIn = (rows: readonly StoredNotification[], name: 'applicationId' | 'noteId'): Id[] =>
  rows.map(({ params }) => params[name]).filter((id) => typeof id === 'string');

/**
 * Names candidates, and who mentioned somebody in a note, in the inboxes of a company's team. Names are not stored with notifications but found when one is
 * shown: blind review decides then, and who erased their account is named nowhere. Emails and pushes name nobody.
 */
@Injectable()
export class CandidatesInNotifications {
  constructor(
    private readonly candidates: CandidateNames,
    private readonly authors: NoteAuthors,
    private readonly membership: DatabaseMembership,
  ) {}

  /**
   * Returns notifications of one person with the names of candidates of the company that they belong to, and with the
   * state of applications that have been answered. Three queries at most.
   */
  async name<Row extends StoredNotification>(rows: readonly Row[]): Promise<readonly Row[]> {
    const ids = idsIn(rows, 'applicationId');
    const [first] = rows;
    const membership = first && ids.length > 0 ? await this.membership.find(first.userId) : null;
    if (!membership) return rows;
    const { employerId } = membership;
    const [candidates, authors] = await Promise.all([
      this.candidates.find(employerId, ids),
      this.authors.find(employerId, idsIn(rows, 'noteId')),
    ]);
    return rows.map((row) => {
      const { titleKey, params } = row;
      const candidate = candidates.get(String(params['applicationId']));
      if (!candidate) return row;
      const author = authors.get(String(params['noteId']));
      const named = { candidate: candidate.name, ...(author && { author }), ...outcomeFor(titleKey, candidate) };
      return { ...row, params: { ...params, ...named } };
    });
  }
}
