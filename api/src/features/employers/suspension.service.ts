import {
  consequencesOf,
  hasConflict,
  moveTo,
  Refusal,
  verificationLifecycle,
  type EmployerMessage,
  type EmployerTransition,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Scope } from '../../platform/access/scope.service.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { bulk } from '../../platform/errors/bulk.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Audit } from '../ports/audit.port.ts';
import { Membership } from '../ports/membership.port.ts';
import { Employer } from './employer.entity.ts';
import { Standing } from './standing.service.ts';

/** What administrators do to employers outside a verification case. */
@Injectable()
export class Suspension {
  constructor(
    private readonly database: Database,
    private readonly scope: Scope,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly membership: Membership,
    private readonly standing: Standing,
  ) {}

  /** Suspends or reinstates. @throws Refusal CASE_CONFLICT_OF_INTEREST, NOT_FOUND, TRANSITION_NOT_ALLOWED */
  async transition(caller: Caller, id: string, move: EmployerTransition): Promise<void> {
    const employerId = objectId(id);
    await this.assertNoConflict(caller, id);
    await this.database.transaction(async (work) => {
      const employer = await work.findOne(Employer, { _id: employerId });
      const may = this.scope.authorize(caller.ability, 'transition', 'Employer', employer);
      const from = may.verification.state;
      /* The table knows another way to "verified": deciding a case. It is not this one. */
      if (move.to === 'verified' && from !== 'suspended')
        throw new Refusal('TRANSITION_NOT_ALLOWED', { from, to: move.to });
      const reasonCodes = move.to === 'suspended' ? [move.reason] : [];
      const wanted = { to: move.to, by: 'admin', actorId: caller.actor.id, note: move.note, reasonCodes } as const;
      await this.standing.apply(work, may, wanted, caller);
    });
  }

  /** An upheld report of a fee or a scam suspends, pending review; an employer that cannot be is left as it is. */
  async onReportUpheld(work: Work, { payload: report }: EventOf<'report.upheld'>): Promise<void> {
    const id = report.employerId;
    if (id === null || !consequencesOf(report).includes('suspend_employer')) return;
    const employer = await work.findOne(Employer, { _id: objectId(id) });
    if (!employer || !moveTo(verificationLifecycle, employer.verification.state, 'suspended', 'admin')) return;
    const reason = report.code === 'fee' ? 'fee_charged' : 'scam';
    const note = 'A report about this company was upheld.';
    const wanted = { to: 'suspended', by: 'admin', actorId: report.by, reasonCodes: [reason], note } as const;
    await this.standing.apply(work, employer, wanted);
  }

  /** Hands a message for the owners of each employer to whoever notifies people: for all of them, or for none. */
  async message(caller: Caller, { ids, subject, text }: EmployerMessage) {
    this.scope.authorize(caller.ability, 'create', 'Notification', {});
    const owners = await this.ownersOf(ids.map(objectId));
    return this.database.transaction((work) =>
      bulk(ids, async (employerId) =>
        this.messageOne(work, caller, { employerId, subject, text, owners: owners.get(employerId) }),
      ),
    );
  }

  private messageOne(
    work: Work,
    caller: Caller,
    message: { employerId: string; subject: string; text: string; owners: readonly string[] | undefined },
  ): void {
    const { employerId, subject, text, owners } = message;
    if (!owners) throw new Refusal('NOT_FOUND');
    this.events.record(work, 'employer.messaged', { employerId, userIds: owners, subject, text, by: caller.actor.id });
    this.audit.record(work, { caller, action: 'messaged', resource: 'employers', id: employerId, reason: subject });
  }

  private async ownersOf(ids: readonly ObjectId[]): Promise<Map<string, string[]>> {
    const owners = new Map<string, string[]>();
    for (const { employerId, userId } of await this.membership.people(ids, ['owner']))
      owners.set(employerId, [...(owners.get(employerId) ?? []), userId]);
    return owners;
  }

  private async assertNoConflict({ actor }: Caller, employerId: string): Promise<void> {
    const place = actor.id ? await this.membership.of(objectId(actor.id)) : null;
    if (hasConflict({ employerId: place?.employerId ?? null }, { employerId }))
      throw new Refusal('CASE_CONFLICT_OF_INTEREST');
  }
}
