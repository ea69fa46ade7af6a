import { Module, StreamableFile } from '@nestjs/common';
import { LiveUpdateConsumers } from './live-updates.consumers.ts';
import { liveUpdateOperations as operations } from '@prentice/contract';
import { isInjection } from 'light-my-request';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { LiveStreams } from '../../platform/live/live-streams.service.ts';

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

@Module({ controllers: [LiveUpdatesController], providers: [LiveUpdateConsumers] })
export class LiveUpdatesModule {}
