import { defaultLocale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createToken, tokenDigest } from '../../platform/auth/token.ts';
import { Clock, HOUR } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { composeEmail } from '../../platform/email/email.ts';
import { EmailSender } from '../../platform/email/email-sender.port.ts';
import { EmailSamples } from '../../platform/email/email-samples.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { PersonalRecords } from '../ports/personal-records.port.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';
import { invitationTransitions } from './invitation.transitions.ts';
import { administratorInvitationEmail } from './administrator-invitation-email.ts';

/** Mails invitations, each time with a new secret that makes the one before useless, and lets them expire. */
@Injectable()
export class AdministratorInvitationMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly emailSender: EmailSender,
    private readonly emailSamples: EmailSamples,
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
      this.database
        .collection<AdministratorInvitationRow>(AdministratorInvitation)
        .deleteMany({ email: { $in: [...addresses] } }),
    );
    this.jobs.schedule('administrators.invitations-expire', HOUR, () => this.expire());
    this.emailSamples.register(
      'administrators: invitation',
      (locale) => administratorInvitationEmail('x'.repeat(43))[locale],
    );
  }

  private async send(id: string): Promise<void> {
    const token = createToken();
    const invitation = await this.database
      .collection<AdministratorInvitationRow>(AdministratorInvitation)
      .findOneAndUpdate({ _id: objectId(id), state: 'pending' }, { $set: { tokenHash: tokenDigest(token) } });
    if (!invitation) return;
    const email = administratorInvitationEmail(token)[defaultLocale];
    const frame = { to: invitation.email, locale: defaultLocale, publicUrl: this.settings.publicUrl };
    await this.emailSender.send(composeEmail(email, frame));
  }

  private async expire(): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const due = await unitOfWork.find(AdministratorInvitation, {
        state: 'pending',
        expiresAt: { $lte: this.clock.now() },
      });
      for (const invitation of due)
        await this.engine.applyAsSystem(unitOfWork, invitationTransitions, invitation, { to: 'expired' });
    });
  }
}
