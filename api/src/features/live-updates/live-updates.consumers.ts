import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DomainEvent, EventAbout } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events, callHandler, handlersForAll } from '../../platform/events/events.service.ts';
import { LiveStreams } from '../../platform/live/live-streams.service.ts';
import { liveChanges } from './live-changes.ts';

/** Tells the open pages of this process what any process has saved. */
@Injectable()
export class LiveUpdateConsumers implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly streams: LiveStreams,
  ) {}

  onModuleInit(): void {
    const publish = (event: DomainEvent) => this.streams.publish(callHandler(liveChanges, event) ?? []);
    this.events.onInEveryProcess(handlersForAll(liveChanges, publish));
    /* After these, somebody may see more or less than before. */
    const refresh = ({ payload }: EventAbout<'userId'>) => this.streams.refresh(payload.userId);
    this.events.onInEveryProcess({
      'member.joined': refresh,
      'member.changed': refresh,
      'member.removed': refresh,
      'administrator.changed': refresh,
      'user.verified': refresh,
      'user.suspended': refresh,
      'user.erased': refresh,
    });
  }
}
