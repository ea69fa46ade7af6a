import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../../platform/database/database.service.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { reasonCodeOf } from '../application-event-payload.ts';
import {
  Application,
  type ApplicationEntity,
  type StoredHistoryEntry,
  ApplicationDraft,
  ApplicationNote,
} from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';

const withoutFreeText = (event: StoredHistoryEntry): StoredHistoryEntry => ({
  ...event,
  actorId: event.by === 'intern' ? null : event.actorId,
  reason: reasonCodeOf(event.reason),
  note: null,
  interviewAt: null,
});

/**
 * Takes everything about the person out of an application; that there was one, and its outcome, stays for statistics.
 */
function anonymize(application: ApplicationEntity): void {
  application.internName = '';
  application.candidate = null;
  application.cv = null;
  application.cvDocumentId = null;
  application.coverNote = null;
  application.answers = [];
  application.interview = null;
  application.interviewAnswer = null;
  application.interviewAt = null;
  application.offer = null;
  application.match = null;
  application.tags = [];
  application.noteCount = 0;
  if (application.rejection) application.rejection = { ...application.rejection, text: null };
  application.events = application.events.map(withoutFreeText);
}

/** Erases a person from applications: active ones are cancelled, and nothing says any more who it was. */
@Injectable()
export class ApplicationErasure {
  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: ApplicationTransitions,
  ) {}

  async erase(internId: ObjectId): Promise<void> {
    const rows = await this.database
      .collection<{ _id: ObjectId; internId: ObjectId }>(Application)
      .find({ internId }, { projection: { _id: 1 } })
      .toArray();
    for (const { _id } of rows) {
      await this.transitions.changeAsSystem(_id, async (unitOfWork, application) => {
        const transition = { kind: 'consequence', to: 'cancelled', reason: 'erased' } as const;
        await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, application, transition);
        anonymize(application);
      });
    }
    const applicationId = { $in: rows.map((row) => row._id) };
    await this.database.collection(ApplicationNote).deleteMany({ applicationId });
    await this.database.collection(ApplicationDraft).deleteMany({ internId });
    /* The same person may have written about others, as a member of a company: the note stays, its author's name does
       not. */
    await this.database.collection(ApplicationNote).updateMany({ authorId: internId }, { $set: { authorName: '' } });
  }
}
