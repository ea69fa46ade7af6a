import { defaultLocale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { freshToken, tokenDigest } from '../../platform/auth/token.ts';
import { Clock, HOUR } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { composeLetter } from '../../platform/mail/letter.ts';
import { Mail } from '../../platform/mail/mail.port.ts';
import { MailSamples } from '../../platform/mail/samples.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { AdminInvitation, type InvitationRow } from './invitation.entity.ts';
import { invitationTransitions } from './invitation.transitions.ts';
import { invitationLetter } from './mails/invitation.letter.ts';

/** Mails invitations, each time with a new secret that makes the one before useless, and lets them expire. */
@Injectable()
export class InvitationMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly samples: MailSamples,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly personalRecords: PersonalRecords,
    private readonly engine: TransitionEngine,
  ) {}

  onModuleInit(): void {
    this.events.on('administrators.invitation-mail', ['invitation.sent'], ({ payload }) =>
      this.send(payload.invitationId),
    );
    this.personalRecords.registerAddresses((addresses) =>
      this.database.collection<InvitationRow>(AdminInvitation).deleteMany({ email: { $in: [...addresses] } }),
    );
    this.jobs.every('administrators.invitations-expire', HOUR, () => this.expire());
    this.samples.register('administrators: invitation', (locale) => invitationLetter('x'.repeat(43))[locale]);
  }

  private async send(id: string): Promise<void> {
    const token = freshToken();
    const invitation = await this.database
      .collection<InvitationRow>(AdminInvitation)
      .findOneAndUpdate({ _id: objectId(id), state: 'pending' }, { $set: { tokenHash: tokenDigest(token) } });
    if (!invitation) return;
    const letter = invitationLetter(token)[defaultLocale];
    const frame = { to: invitation.email, locale: defaultLocale, publicUrl: this.settings.publicUrl };
    await this.mail.send(composeLetter(letter, frame));
  }

  private async expire(): Promise<void> {
    await this.database.transaction(async (work) => {
      const due = await work.find(AdminInvitation, { state: 'pending', expiresAt: { $lte: this.clock.now() } });
      for (const invitation of due)
        await this.engine.apply(work, invitationTransitions, invitation, { to: 'expired' }, systemActor);
    });
  }
}
