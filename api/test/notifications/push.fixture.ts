import { TestPushService, type BrowserSubscription } from '@prentice/testing/push';
import { vi } from 'vitest';
import { OutboundClient } from '../../src/platform/outbound/outbound-client.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';

/** Milliseconds that a push service has to answer in tests. */
const DEADLINE = 300;

/** A push service, and an API whose outbound client finds it. */
export class PushFixture {
  private constructor(
    private readonly api: TestApp,
    readonly service: TestPushService,
  ) {}

  static async create(api: TestApp): Promise<PushFixture> {
    return new PushFixture(api, await TestPushService.start());
  }

  /** Lets an API send to the service, by a real client. Restored with all mocks. */
  connect(api: TestApp = this.api): void {
    const outbound = api.app.get(OutboundClient);
    const local = new OutboundClient(api.clock, {
      enabled: true,
      protocols: ['http:'],
      ports: [String(this.service.port)],
      mayAsk: (host) => host === '127.0.0.1',
      mayConnect: () => true,
    });
    vi.spyOn(outbound, 'isEnabled', 'get').mockReturnValue(true);
    vi.spyOn(outbound, 'read').mockImplementation((address, options) =>
      local.read(this.service.localAddressOf(address), { ...options, deadline: DEADLINE }),
    );
    this.service.received.length = 0;
    this.service.faults.length = 0;
    this.service.reply = () => ({ status: 201 });
  }

  /** Subscribes a browser of somebody. */
  async subscribe({ client }: TestActor): Promise<BrowserSubscription> {
    const browser = this.service.subscribe();
    await client.pushSubscriptions.subscribe({ body: browser });
    return browser;
  }

  /** Shortlists an application of somebody, of which they are notified. */
  async shortlist({ id }: TestActor): Promise<void> {
    const payload = applicationPayload({ internId: id, actorId: 'b'.repeat(24), title: 'Secret laboratory' });
    await this.api.database.transaction(async (unitOfWork) =>
      this.api.app.get(Events).record(unitOfWork, { 'application.finalist': payload }),
    );
  }

  /** What was pushed, as the browsers read it. */
  messages(): Record<string, unknown>[] {
    return this.service.received.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  }
}
