import { Injectable, Module, StreamableFile, type OnModuleInit } from '@nestjs/common';
import { liveUpdateOperations as operations } from '@prentice/contract';
import { isInjection } from 'light-my-request';
import type { DomainEvent, EventAbout } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events, callHandler, handlersForAll } from '../../platform/events/events.service.ts';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { LiveStreams } from '../../platform/live/live-streams.service.ts';
import { liveChanges } from './live-changes.ts';

@OperationsController(operations)
class LiveUpdatesController {
  constructor(private readonly streams: LiveStreams) {}

  readonly handlers: Handlers<typeof operations> = {
    stream: ({ caller, exchange: { request, reply } }) => {
      const lastEventId = request.headers['last-event-id'];
      const body = this.streams.subscribe(caller, {
        address: request.ip,
        lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
        /* The process itself reads a reply when it is complete. */
        once: request.method === 'HEAD' || isInjection(request.raw),
      });
      /* Nothing between here and the reader may keep, gather or compress what is sent. */
      void reply.headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
      return new StreamableFile(body, { type: 'text/event-stream; charset=utf-8' });
    },
  };
}

/** Tells the open pages of this process what any process has saved. */
@Injectable()
class LiveUpdateConsumers implements OnModuleInit {
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

@Module({ controllers: [LiveUpdatesController], providers: [LiveUpdateConsumers] })
export class LiveUpdatesModule {}
