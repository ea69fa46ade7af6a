import type { Type } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import { notificationStored } from './notifications/notification.entity.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import type { Stored } from '../platform/database/stored.ts';

/** The modules of all features. */
export const features: readonly Type[] = [AccountsModule, NotificationsModule];

/** What all features store. */
export const stored: readonly Stored[] = [...notificationStored];
