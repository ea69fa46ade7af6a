import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { MemberInvitationTransitions } from './member-invitation.transitions.ts';
import { MemberInvitation } from './member.entity.ts';

/** Lets invitations expire. */
@Injectable()
export class MemberInvitationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly engine: TransitionEngine,
    private readonly transitions: MemberInvitationTransitions,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('members.invitations-expire', HOUR, (now) => this.expire(now));
  }

  private async expire(now: Date): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const due = await unitOfWork.find(MemberInvitation, { state: 'pending', expiresAt: { $lte: now } });
      for (const invitation of due)
        await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, invitation, { to: 'expired' });
    });
  }
}
