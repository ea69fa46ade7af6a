import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventAbout, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { OutboundClient } from '../../platform/outbound/outbound-client.ts';
import { EmployerVerification } from '../employers/index.ts';
import { toCheck, countAttentionChecks, websiteFinding, withEarlierResults } from './automatic-checks.ts';
import { VerificationCase, type CaseRow } from './case.entity.ts';
import { CaseSubmissions } from './case-submissions.service.ts';

const WEBSITE_TIMEOUT_MS = 8_000;

/** Requests the websites of employers, and checks again what changed. */
@Injectable()
export class VerificationConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly outbound: OutboundClient,
    private readonly employers: EmployerVerification,
    private readonly submissions: CaseSubmissions,
  ) {}

  onModuleInit(): void {
    const checkWebsite = ({ payload }: EventAbout<'caseId'>) => this.askWebsite(payload.caseId);
    this.events.on('verification.website', {
      'case.opened': checkWebsite,
      'case.answered': checkWebsite,
      'case.checks_requested': checkWebsite,
    });
    this.events.on('verification.recheck', {
      'employer.recheck_required': ({ payload }) => this.submissions.recheck(objectId(payload.employerId)),
    });
    this.events.on('verification.profile', { 'employer.profile_changed': (event) => this.refresh(event) });
  }

  private get rows() {
    return this.database.collection<CaseRow>(VerificationCase);
  }

  /**
   * Writes the website's answer into the case. It is no edit: the version stays, so that a decision made meanwhile does
   * not fail over it.
   */
  private async askWebsite(id: string): Promise<void> {
    const _id = objectId(id);
    const openCase = await this.rows.findOne({ _id, open: true });
    if (!openCase || openCase.checks.find((check) => check.id === 'website')?.overriddenBy) return;
    const { website } = await this.employers.verificationFile(this.database.unitOfWork(), openCase.employerId);
    const answer = await this.outbound.probe(website, { deadline: WEBSITE_TIMEOUT_MS });
    const websiteCheck = toCheck('website', websiteFinding(website, answer), this.clock.now());
    await this.database.transaction(async (unitOfWork) => {
      const options = this.database.sessionOptions(unitOfWork);
      const now = await this.rows.findOne({ _id, open: true }, options);
      if (!now) return;
      const checks = now.checks.map((check) => (check.id === 'website' && !check.overriddenBy ? websiteCheck : check));
      await this.rows.updateOne({ _id }, { $set: { checks, ...countAttentionChecks(checks) } }, options);
    });
  }

  /**
   * Brings the copies and the checks of an open case up to date after an edit of the profile. The version stays where
   * nothing differs, as when the case was opened after the edit: a decision made meanwhile does not fail over it.
   */
  private async refresh({ payload }: EventOf<'employer.profile_changed'>): Promise<void> {
    const employerId = objectId(payload.employerId);
    await this.database.transaction(async (unitOfWork) => {
      const openCase = await unitOfWork.findOne(VerificationCase, { employerId, open: true });
      if (!openCase) return;
      const file = await this.employers.verificationFile(unitOfWork, employerId);
      const checks = withEarlierResults(openCase.checks, await this.submissions.runChecks(unitOfWork, file, openCase));
      const copies = { employerName: file.name, employerSlug: file.slug, employerCountry: file.country };
      Object.assign(openCase, copies, { checks, ...countAttentionChecks(checks) });
    });
  }
}
