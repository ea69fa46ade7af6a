import {
  AppError,
  applicationLimits,
  interviewShowingStates,
  openingReservingStates,
  undoableWithdrawal,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { KeyedMutex } from '../../../platform/database/keyed-mutex.ts';
import type { Undo } from '../../../platform/transitions/define-transitions.ts';
import { DocumentLibrary } from '../../documents/index.ts';
import { updateDueDates } from './decision-rules.ts';
import { applicantMutex } from '../application.entity.ts';
import { applicationEventPayload } from '../application-event-payload.ts';
import type { ApplicationContext } from '../application-requests.ts';
import { OpeningReservations } from '../placement/opening-reservations.service.ts';
import { ApplicationReadiness } from '../submission/application-readiness.service.ts';

/**
 * Restores applications whose candidates withdrew them within the last `applicationLimits.undoMinutes`
 * (docs/decisions/0034).
 */
@Injectable()
export class WithdrawalUndo {
  constructor(
    private readonly mutex: KeyedMutex,
    private readonly documents: DocumentLibrary,
    private readonly reservations: OpeningReservations,
    private readonly readiness: ApplicationReadiness,
  ) {}

  /**
   * Refuses with INTERNSHIP_GONE, APPLICATION_LIMIT, NO_OPENINGS, or UNDO_EXPIRED when the CV was deleted meanwhile.
   */
  readonly undo: Undo<ApplicationContext> = {
    request: (application, now) => {
      const to = undoableWithdrawal(application, now)?.state;
      return to ? { kind: 'undo', to, reason: 'undone' } : null;
    },
    guards: [
      ({ facts }) => {
        if (facts.internshipSummary.state === 'removed') throw new AppError('INTERNSHIP_GONE');
      },
      (context) => this.belowActiveLimit(context),
      (context) => this.openingLeft(context),
      (context) => this.cvKept(context),
    ],
    restore: async (context) => {
      const { unitOfWork, record } = context;
      if (record.cvDocumentId) await this.documents.markInUse(unitOfWork, record.cvDocumentId, true);
      restoreFields(context);
    },
    event: (context) => ({ 'application.withdrawal_undone': applicationEventPayload(context) }),
  };

  /** Refuses beyond the limit of active applications: the candidate may have sent other applications meanwhile. */
  private async belowActiveLimit({ unitOfWork, record, to }: ApplicationContext): Promise<void> {
    await this.mutex.acquire(unitOfWork, applicantMutex, record.internId);
    if (to === 'interested') return;
    const activeApplications = await this.readiness.countActive(unitOfWork, record.internId);
    if (activeApplications >= applicationLimits.activePerIntern) throw new AppError('APPLICATION_LIMIT');
  }

  /** Refuses without an opening: somebody else may have taken it meanwhile. */
  private async openingLeft({ unitOfWork, record, to }: ApplicationContext): Promise<void> {
    if (!openingReservingStates.includes(to)) return;
    if (!(await this.reservations.renew(record.internshipId, record._id, unitOfWork)))
      throw new AppError('NO_OPENINGS');
  }

  /** Refuses without the CV, which could be deleted while no application used it. */
  private async cvKept({ record: { internId, cvDocumentId } }: ApplicationContext): Promise<void> {
    if (cvDocumentId && !(await this.documents.hasCv(internId, cvDocumentId))) throw new AppError('UNDO_EXPIRED');
  }
}

/** Restores the dates that a withdrawal clears, from the interview and the offer, which it keeps. */
function restoreFields({ record, to }: ApplicationContext): void {
  const { interview, offer } = record;
  record.internState = to;
  record.interviewAt = interview && interviewShowingStates.includes(to) ? new Date(interview.startsAt) : null;
  record.offerExpiresAt = offer && to === 'offered' ? new Date(offer.expiresAt) : null;
  /* A calendar that has removed the entry takes it back only under a higher number. */
  if (interview && to === 'interview') record.interviewSequence += 1;
  updateDueDates(record);
}
