import { activeStates, applicationLifecycle, lowersPay, Refusal, type DraftUpdate } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { ApplicationCounts } from '../ports/application-counts.port.ts';
import type { InternshipEntity } from './internship.entity.ts';
import { postingOf } from './internship.posting.ts';

/** What hangs on whether somebody applied. It asks the applications: an internship's own counts come a moment later. */
@Injectable()
export class Applicants {
  constructor(@Inject(ApplicationCounts) private readonly applications: ApplicationCounts) {}

  /** Whether an application is active. */
  async active({ _id }: InternshipEntity): Promise<boolean> {
    return (await this.applications.activeInterns(_id, activeStates)).length > 0;
  }

  /** @throws Refusal PAY_CUT_AFTER_APPLICATIONS when the pay would be lower than what people applied for */
  async assertPayKept(internship: InternshipEntity, next: DraftUpdate): Promise<void> {
    if (!lowersPay(postingOf(internship), next)) return;
    const { counts, _id } = internship;
    const applied =
      counts.total > 0 || (await this.applications.activeInterns(_id, applicationLifecycle.states)).length > 0;
    if (applied) throw new Refusal('PAY_CUT_AFTER_APPLICATIONS');
  }
}
