import { AppError, isBeforeInterview, type InterviewAnswerRequest } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { notAllowed, personActor } from '../../../platform/transitions/define-transitions.ts';
import { applicationEventPayload } from '../application-event-payload.ts';
import { Application } from '../application.entity.ts';
import { asInternSees } from '../application-presenter.ts';
import { addHistoryEntry, ApplicationTransitions } from '../application.transitions.ts';
import { Applications } from '../applications.service.ts';

/**
 * Takes what candidates answer to an interview. It is no transition: the state stays, and a rejection that the candidate
 * has not seen yet is neither undone nor given away.
 */
@Injectable()
export class InterviewAnswers {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly transitions: ApplicationTransitions,
    private readonly applications: Applications,
  ) {}

  /**
   * Confirms an interview, or asks for another time.
   * @param version as the candidate sees it
   * @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED when none is arranged, INTERVIEW_STARTED,
   * FORBIDDEN to all but the candidate
   */
  async answer(caller: Caller, id: string, version: number, request: InterviewAnswerRequest) {
    if (caller.actor.role !== 'intern') throw new AppError('FORBIDDEN');
    const row = await this.database.transaction(async (unitOfWork) => {
      const now = this.clock.now();
      const record = await this.records.load(unitOfWork, caller, 'transition', Application, id, {
        version,
        versionsOf: (application) => [asInternSees(application, now).version],
      });
      const { state } = asInternSees(record, now);
      if (state !== 'interview') throw notAllowed({ from: state, to: 'interview' });
      if (!isBeforeInterview(record, now)) throw new AppError('INTERVIEW_STARTED');
      const note = request.answer === 'other_time' ? request.note : null;
      const actor = personActor(caller, 'intern');
      record.interviewAnswer = { answer: request.answer, note, at: now.toISOString() };
      addHistoryEntry(record, {
        from: state,
        to: state,
        by: 'intern',
        actorId: actor.actorId,
        reason: request.answer,
        ...(note && { note }),
        at: now,
        visibleTo: 'both',
      });
      const facts = { internshipSummary: await this.transitions.internshipSummary(record.internshipId) };
      const change = { record, from: state, to: state, actor, reason: request.answer, facts, now };
      this.events.record(unitOfWork, { 'application.interview_answered': applicationEventPayload(change) });
      await unitOfWork.flush();
      return record;
    });
    return this.applications.present(caller, row);
  }
}
