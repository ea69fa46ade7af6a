import { isInterviewCancellation, type Interview, type Offer, type RejectionCode } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { DomainEvent, EventHandlers, PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { callHandler } from '../../../platform/events/events.service.ts';
import type { CalendarAttachment } from '../../../platform/email/email-sender.port.ts';
import { Accounts } from '../../accounts/index.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { ApplicationTransitions } from '../application.transitions.ts';
import { calendarSummary, cancellationFile, interviewCalendarFile } from '../interviews/interview-calendar.ts';

type Payload = PayloadOf<'application.interview_cancelled'>;

/** What an email contains besides its message. Events contain no personal text: the code that stores it adds it. */
export interface EmailContent {
  /** Paragraphs that somebody wrote to the reader. */
  readonly personalText: string;
  /** Who wrote them: the company. */
  readonly author?: string;
  readonly calendar: CalendarAttachment | null;
  /** When and where an interview takes place. */
  readonly interview?: Interview;
  readonly offer?: Offer;
  readonly rejection?: EmailedRejection;
}

/** Why an application was rejected, and the field of work in which there may be others. */
export interface EmailedRejection {
  readonly code: RejectionCode;
  readonly category: string | null;
}

/** Adds to emails what a company wrote to the candidate: an interview with its calendar file, feedback, a message. */
@Injectable()
export class ApplicationEmailContent {
  constructor(
    private readonly database: Database,
    private readonly transitions: ApplicationTransitions,
    private readonly accounts: Accounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private readonly contents: EventHandlers<[], Promise<EmailContent | null>> = {
    'application.interview': ({ payload }) => this.forUpcomingInterview(payload),
    'application.interview_rescheduled': ({ payload }) => this.forUpcomingInterview(payload),
    'application.interview_cancelled': ({ payload }) => this.forCancellation(payload),
    'application.offered': ({ payload }) => this.forOffer(payload),
    'application.finalist': ({ payload }) => this.forMessage(payload),
    'application.offer_ended': ({ payload }) => this.forMessage(payload),
    'application.rejection_sent': ({ payload }) => this.forRejection(payload),
    'application.cancelled': ({ payload }) => this.forEndedApplication(payload),
  };

  /** Returns what an email about an event contains besides its message, or null. */
  async find(event: DomainEvent): Promise<EmailContent | null> {
    return (await callHandler(this.contents, event)) ?? null;
  }

  /** Returns the interview as it is now; a cancelled one is covered by the email about its cancellation. */
  private async forUpcomingInterview(payload: Payload): Promise<EmailContent | null> {
    const row = await this.row(payload);
    if (!row?.interview || row.state !== 'interview') return null;
    return {
      personalText: '',
      interview: row.interview,
      calendar: await this.calendarOf(row),
    };
  }

  /**
   * Returns the calendar file of an interview as it was cancelled: one that was arranged since has a higher number and
   * stays.
   */
  private async forCancellation(payload: Payload): Promise<EmailContent | null> {
    const { at, interviewAt, sequence, title, employerName } = payload;
    const row = await this.row(payload);
    if (!row || interviewAt === undefined || sequence === undefined) return null;
    const entry = row.events.find((each) => isInterviewCancellation(each) && each.at.toISOString() === at);
    const organizerEmail = this.settings.operator.supportEmail;
    const times = { startsAt: new Date(interviewAt), minutes: null, sequence, organizerEmail };
    return {
      personalText: entry?.note ?? '',
      author: employerName,
      calendar: cancellationFile(
        calendarSummary(await this.accounts.localeOf(row.internId), employerName, title),
        row,
        times,
      ),
    };
  }

  /** Returns the offer as it stands, with what the company wrote. */
  private async forOffer(payload: Payload): Promise<EmailContent | null> {
    const offer = (await this.row(payload))?.offer;
    return offer ? { personalText: offer.text, author: payload.employerName, offer, calendar: null } : null;
  }

  /** Returns the message of the company, if it wrote one with this transition. */
  private async forMessage(payload: Payload): Promise<EmailContent | null> {
    const row = await this.row(payload);
    const entry = row?.events.find(({ to, at }) => to === payload.to && at.toISOString() === payload.at);
    return entry?.note ? { personalText: entry.note, author: payload.employerName, calendar: null } : null;
  }

  /** Returns the reason and the feedback of the company, and an interview that was still to come. */
  private async forRejection(payload: Payload): Promise<EmailContent | null> {
    const row = await this.row(payload);
    if (!row?.rejection) return null;
    const { code, text } = row.rejection;
    const { category } = await this.transitions.internshipSummary(row.internshipId);
    const ended = await this.forEndedApplication(payload);
    return {
      personalText: text ?? '',
      author: payload.employerName,
      calendar: ended?.calendar ?? null,
      rejection: { code, category },
    };
  }

  /** Returns the file of an interview that was still to come when the application ended. */
  private async forEndedApplication(payload: Payload): Promise<EmailContent | null> {
    const row = await this.row(payload);
    if (!row?.interview) return null;
    const file = await this.calendarOf(row);
    return file?.method === 'CANCEL' ? { personalText: '', calendar: file } : null;
  }

  private async calendarOf(row: ApplicationRow): Promise<CalendarAttachment | null> {
    const organizerEmail = this.settings.operator.supportEmail;
    const reader = { side: 'intern', locale: await this.accounts.localeOf(row.internId), organizerEmail } as const;
    return interviewCalendarFile(reader, row, await this.transitions.internshipSummary(row.internshipId));
  }

  private row({ applicationId }: Payload): Promise<ApplicationRow | null> {
    const _id = objectId(applicationId);
    return this.database.collection<ApplicationRow>(Application).findOne({ _id });
  }
}
