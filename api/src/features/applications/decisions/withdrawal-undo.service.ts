import {
  AppError,
  applicationLimits,
  interviewShowingStates,
  openingReservingStates,
  undoableWithdrawal,
  type ApplicationState,
  type Authorized,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { Records } from '../../../platform/records/records.service.ts';
import { personActor } from '../../../platform/transitions/define-transitions.ts';
import { DocumentLibrary } from '../../documents/index.ts';
import { appendHistoryEntry, nextReminder } from '../application-effects.ts';
import { applicantMutex, Application, type ApplicationEntity } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { OpeningReservations } from '../placement/opening-reservations.service.ts';
import { ApplicationReadiness } from '../submission/application-readiness.service.ts';

/**
 * Restores applications whose candidates withdrew them within the last `applicationLimits.undoMinutes`
 * (docs/decisions/0034).
 */
@Injectable()
export class WithdrawalUndo {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly mutex: KeyedMutex,
    private readonly transitions: ApplicationTransitions,
    private readonly events: Events,
    private readonly documents: DocumentLibrary,
    private readonly reservations: OpeningReservations,
    private readonly readiness: ApplicationReadiness,
  ) {}

  /**
   * @throws AppError UNDO_EXPIRED when nothing can be undone (any more), INTERNSHIP_GONE, APPLICATION_LIMIT, or
   *   NO_OPENINGS when the opening of an offer was given to somebody else
   */
  async undo(caller: Caller, id: string): Promise<void> {
    await this.records.change(caller, 'transition', Application, id, undefined, (application, unitOfWork) =>
      this.restore(unitOfWork, application, caller),
    );
  }

  private async restore(
    unitOfWork: UnitOfWork,
    application: Authorized<ApplicationEntity, 'transition'>,
    caller: Caller,
  ): Promise<void> {
    const now = this.clock.now();
    const state = undoableWithdrawal(application, now)?.state;
    if (!state) throw new AppError('UNDO_EXPIRED');
    const internshipSummary = await this.transitions.internshipSummary(application.internshipId);
    if (internshipSummary.state === 'removed') throw new AppError('INTERNSHIP_GONE');
    await this.mutex.acquire(unitOfWork, applicantMutex, application.internId);
    await this.requireCapacity(unitOfWork, application, state);
    await this.keepCv(unitOfWork, application);
    restoreFields(application, state);
    const actor = personActor(caller, 'intern');
    const reason = 'undone';
    appendHistoryEntry(application, {
      from: 'withdrawn',
      to: state,
      by: actor.actorKind,
      actorId: actor.actorId,
      reason,
      at: now,
      visibleTo: 'both',
    });
    const payload = this.transitions.payload(application, internshipSummary, {
      from: 'withdrawn',
      to: state,
      actor,
      reason,
    });
    this.events.record(unitOfWork, { 'application.withdrawal_undone': payload });
  }

  /** Others may have taken the opening meanwhile, and the candidate may have sent other applications. */
  private async requireCapacity(unitOfWork: UnitOfWork, application: ApplicationEntity, state: ApplicationState) {
    const { internId, internshipId, _id } = application;
    if (
      state !== 'interested' &&
      (await this.readiness.countActive(unitOfWork, internId)) >= applicationLimits.activePerIntern
    )
      throw new AppError('APPLICATION_LIMIT');
    if (openingReservingStates.includes(state) && !(await this.reservations.renew(internshipId, _id, unitOfWork)))
      throw new AppError('NO_OPENINGS');
  }

  /** A CV that no application used could be deleted meanwhile; without it there is nothing to restore. */
  private async keepCv(unitOfWork: UnitOfWork, { internId, cvDocumentId }: ApplicationEntity): Promise<void> {
    if (!cvDocumentId) return;
    if (!(await this.documents.hasCv(internId, cvDocumentId))) throw new AppError('UNDO_EXPIRED');
    await this.documents.markInUse(unitOfWork, cvDocumentId, true);
  }
}

/** The dates that a withdrawal clears are known from the interview and the offer, which it keeps. */
function restoreFields(application: ApplicationEntity, state: ApplicationState): void {
  const { interview, offer } = application;
  application.state = state;
  application.internState = state;
  application.interviewAt = interview && interviewShowingStates.includes(state) ? new Date(interview.startsAt) : null;
  application.offerExpiresAt = offer && state === 'offered' ? new Date(offer.expiresAt) : null;
  /* A calendar that has removed the entry takes it back only under a higher number. */
  if (interview && state === 'interview') application.interviewSequence += 1;
  application.nextReminderAt = nextReminder(application);
}
