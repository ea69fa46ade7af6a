import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { AdministratorInvitation } from './administrator-invitation.entity.ts';
import { invitationTransitions } from './administrator-invitation.transitions.ts';

/** Lets invitations expire. */
@Injectable()
export class AdministratorInvitationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('administrators.invitations-expire', HOUR, (now) => this.expire(now));
  }

  private async expire(now: Date): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const due = await unitOfWork.find(AdministratorInvitation, {
        state: 'pending',
        expiresAt: { $lte: now },
      });
      for (const invitation of due)
        await this.engine.applyAsSystem(unitOfWork, invitationTransitions, invitation, { to: 'expired' });
    });
  }
}
