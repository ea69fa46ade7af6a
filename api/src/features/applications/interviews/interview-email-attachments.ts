import { isInterviewCancellation } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { EmailAttachments, type EmailAttachment } from '../../ports/email-attachments.port.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { cancellationFile, interviewCalendarFile } from './interview-calendar-file.ts';

type Payload = PayloadOf<'application.interview_called_off'>;

/** Attaches to emails about interviews the calendar file and the message of whoever cancelled one. */
@Injectable()
export class InterviewEmailAttachments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly transitions: ApplicationTransitions,
    private readonly attachments: EmailAttachments,
  ) {}

  onModuleInit(): void {
    const arrangements = ['application.interview', 'application.interview_moved'] as const;
    const ends = ['application.rejection_sent', 'application.cancelled'] as const;
    this.attachments.register(arrangements, ({ payload }) => this.arranged(payload));
    this.attachments.register(['application.interview_called_off'], ({ payload }) => this.calledOff(payload));
    this.attachments.register(ends, ({ payload }) => this.ended(payload));
  }

  /** Returns the interview as it is now; a cancelled one is covered by the email about its cancellation. */
  private async arranged(payload: Payload): Promise<EmailAttachment | null> {
    const row = await this.row(payload);
    if (!row?.interview || row.state !== 'interview') return null;
    return {
      personalText: '',
      calendar: interviewCalendarFile('intern', row, await this.transitions.card(row.internshipId)),
    };
  }

  /** As it was called off: one that was arranged since has a higher number and stays. */
  private async calledOff(payload: Payload): Promise<EmailAttachment | null> {
    const { at, interviewAt, sequence, title, employerName } = payload;
    const row = await this.row(payload);
    if (!row || interviewAt === undefined || sequence === undefined) return null;
    const step = row.events.find((one) => isInterviewCancellation(one) && one.at.toISOString() === at);
    const times = { startsAt: new Date(interviewAt), minutes: null, sequence };
    return {
      personalText: step?.note ? `${employerName}: ${step.note}` : '',
      calendar: cancellationFile(`${title}: ${employerName}`, row, times),
    };
  }

  /** An interview that was still to come when the application ended. */
  private async ended(payload: Payload): Promise<EmailAttachment | null> {
    const row = await this.row(payload);
    if (!row?.interview) return null;
    const file = interviewCalendarFile('intern', row, await this.transitions.card(row.internshipId));
    return file?.method === 'CANCEL' ? { personalText: '', calendar: file } : null;
  }

  private row({ applicationId }: Payload): Promise<ApplicationRow | null> {
    const _id = objectId(applicationId);
    return this.database.collection<ApplicationRow>(Application).findOne({ _id });
  }
}
