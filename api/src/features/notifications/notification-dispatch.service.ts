import { defaultPreferences } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { objectId } from '../../platform/database/ids.ts';
import { Accounts, type AccountSummary } from '../accounts/index.ts';
import { Deliveries, type DeliverableNotification } from './deliveries/deliveries.service.ts';
import type { DeliveryContent } from './deliveries/delivery.entity.ts';
import { DeliveryWorker } from './deliveries/delivery-worker.service.ts';
import { Notifications } from './notifications.service.ts';

/** A notification for several people. */
export interface DispatchedNotification extends DeliverableNotification {
  /** What the inbox shows below its sentence; emails have it in their content. */
  readonly text?: string;
  /** The same in the other language of the interface, where it is written in both. */
  readonly otherText?: string;
  readonly priority?: 'normal' | 'high';
  /** Whether it is in the inbox as read from the beginning. */
  readonly isRead?: boolean;
}

/**
 * Brings notifications to people: into their inboxes and on their way on the other channels, once per person and
 * channel.
 */
@Injectable()
export class NotificationDispatch {
  constructor(
    private readonly accounts: Accounts,
    private readonly notifications: Notifications,
    private readonly deliveries: Deliveries,
    private readonly worker: DeliveryWorker,
  ) {}

  /**
   * Sends a notification to those of these people who have an account. Again it reaches only those whom it has not
   * reached.
   * @param contentOf what an email contains besides the message; called when one is sent
   */
  async send(
    ids: readonly string[],
    { text, otherText, priority = 'normal', ...notification }: DispatchedNotification,
    contentOf: () => Promise<DeliveryContent | null>,
  ): Promise<void> {
    const accounts = await this.existingAccounts(ids);
    const preferences = await this.notifications.preferencesByUser(accounts.map(({ id }) => id));
    const recipients = accounts.map((account) => ({
      account,
      userId: account.id,
      preferences: preferences.get(account.id) ?? defaultPreferences,
    }));
    const { type, titleKey, link, dedupeKey, isRead = false, hiddenUntil } = notification;
    const params = {
      ...notification.params,
      ...(text !== undefined && { text }),
      ...(otherText !== undefined && { otherText }),
    };
    const [waiting] = await Promise.all([
      this.deliveries.create(recipients, notification, contentOf),
      this.notifications.notify(recipients, {
        type,
        titleKey,
        link,
        dedupeKey,
        params,
        priority,
        isRead,
        ...(hiddenUntil && { hiddenUntil }),
      }),
    ]);
    /* The first are sent while the next are written down. */
    if (waiting > 0) this.worker.wake();
  }

  /**
   * Takes back what was not sent yet of notifications whose keys begin so, and removes them from inboxes where they are
   * unread.
   * @returns those of these people whom one has reached
   */
  async retract(ids: readonly string[], keyPrefix: string): Promise<string[]> {
    const sentTo = await this.deliveries.retract(ids, keyPrefix);
    const readBy = await this.notifications.retract(
      ids.filter((id) => !sentTo.has(id)),
      keyPrefix,
    );
    return ids.filter((id) => sentTo.has(id) || readBy.has(id));
  }

  /**
   * Leaves in the inbox alone what was not sent yet of notifications whose keys begin so.
   * @param visibility whether the inbox shows them from now on, or those that it hides only in their time
   */
  async supersede(ids: readonly string[], keyPrefix: string, visibility: 'shown' | 'hidden'): Promise<void> {
    await this.deliveries.withdraw(ids, keyPrefix, 'superseded');
    if (visibility === 'hidden') return;
    await Promise.all([this.notifications.show(ids, keyPrefix), this.deliveries.show(ids, keyPrefix)]);
  }

  /** Marks as read what leads these people to this place. */
  async markReadByLink(userIds: readonly string[], link: string): Promise<void> {
    await this.notifications.markReadBy(userIds, { link });
  }

  /** Marks as read what a notification replaces in the inboxes of these people. */
  async markEarlierAsRead(
    userIds: readonly string[],
    { titleKey, dedupeKey }: Pick<DispatchedNotification, 'titleKey' | 'dedupeKey'>,
  ): Promise<void> {
    await this.notifications.markReadBy(userIds, { titleKey, dedupeKey: { $ne: dedupeKey } });
  }

  /** Makes what was sent to these people lead elsewhere from now on, where it has not been sent yet. */
  async relink(ids: readonly string[], dedupeKey: string, link: string): Promise<void> {
    await this.notifications.relink(ids, dedupeKey, link);
    await this.deliveries.relink(ids, dedupeKey, link);
  }

  /** Returns those of them who still have an account. */
  private async existingAccounts(ids: readonly string[]): Promise<AccountSummary[]> {
    const summaries = await this.accounts.summaries([...new Set(ids)].map(objectId));
    return [...summaries.values()].filter(({ status }) => status !== 'erased');
  }
}
