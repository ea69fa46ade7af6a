import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { EventFeed } from '../../src/platform/events/event-feed.ts';
import { InFlightRequests } from '../../src/platform/health/in-flight-requests.ts';
import { LoadControl } from '../../src/platform/http/load/load-control.ts';
import { LiveStreams } from '../../src/platform/live/live-streams.service.ts';
import { closeListening, listen, openStream, requestStream, type TestStream } from './live-updates.fixture.ts';
import { startMarketplaceWithApplicant, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* One saves and has a relay; the other only answers, and learns of everything from the database alone. */
describe('live updates of two processes', () => {
  let process: TestApp;
  let other: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  const origins = { one: '', other: '' };
  beforeAll(async () => {
    ({ api: process, market: marketplace, ada, internshipId } = await startMarketplaceWithApplicant());
    other = await startTestApp({ ROLE: 'web', LOAD_CONTROL: 'true', MAX_IN_FLIGHT: '3' }, { sameDatabaseAs: process });
    origins.one = await listen(process);
    origins.other = await listen(other);
    await look();
    process.clock.advance(2 * MINUTE);
  });
  afterAll(async () => {
    await closeListening(other);
    await closeListening(process);
  });

  const look = () => other.app.get(EventFeed).poll();
  const record = () =>
    process.database.transaction(async (unitOfWork) => {
      const payload = applicationPayload({ internId: ada.id, employerId: marketplace.owner.employerId });
      process.app.get(Events).record(unitOfWork, { 'application.submitted': payload });
    });
  const idle = async (): Promise<void> => {
    const [streams, inFlight] = [other.app.get(LiveStreams), other.app.get(InFlightRequests)];
    while (streams.count > 0 || inFlight.count > 0) await new Promise((resolve) => setImmediate(resolve));
  };

  it('tell the same people, whichever saved it', async () => {
    const ownStream = await openStream(origins.one, marketplace.owner.token);
    const otherStream = await openStream(origins.other, marketplace.owner.token);
    const { id } = await marketplace.apply(ada, internshipId);
    await look();
    expect(await ownStream.untilChanged('applications')).toContain(`applications:${id}`);
    expect(await otherStream.untilChanged('applications')).toContain(`applications:${id}`);
    await process.dispatch();
    await look();
    expect(await otherStream.untilChanged('notifications')).toContain('notifications');
    ownStream.close();
    otherStream.close();
    await idle();
  });

  it('resume in the one what broke off in the other', async () => {
    process.clock.advance(2 * MINUTE);
    const first = await openStream(origins.one, ada.token);
    await record();
    await first.untilChanged('applications');
    first.close();
    process.clock.advance(MINUTE);
    await record();
    await look();
    const again = await openStream(origins.other, ada.token, { lastEventId: first.lastEventId });
    expect(await again.untilChanged('applications')).toEqual([`applications:${'d'.repeat(24)}`]);
    again.close();
    await idle();
  });

  it('take no place among the requests that are worked on', async () => {
    const streams: TestStream[] = [];
    for (let index = 0; index < 5; index++) streams.push(await openStream(origins.other, marketplace.owner.token));
    expect(other.app.get(LoadControl).isSaturated).toBe(false);
    expect((await fetch(`${origins.other}/api/internships`)).status).toBe(200);
    for (const stream of streams) stream.close();
    await idle();
  });

  it('cut off a client that does not read, and keep nothing for it', async () => {
    const { port } = new URL(origins.other);
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.pause();
    const head = ['GET /api/events HTTP/1.1', 'Host: 127.0.0.1', `Authorization: Bearer ${ada.token}`, '', ''];
    socket.write(head.join('\r\n'));
    const streams = other.app.get(LiveStreams);
    while (streams.count === 0) await new Promise((resolve) => setImmediate(resolve));
    const [subscription] = Reflect.get(streams, 'open') as Set<{ send(event: string, data: object): void }>;
    let sent = 0;
    for (; streams.count > 0 && sent < 100_000; sent++) {
      subscription?.send('changed', { changes: [], filler: 'x'.repeat(1_000) });
      if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(sent).toBeLessThan(100_000);
    socket.destroy();
  });

  it('are cut at once when the process stops, and new ones are refused', async () => {
    const inFlight = other.app.get(InFlightRequests);
    await idle();
    const stream = await openStream(origins.other, ada.token);
    expect(inFlight.count).toBe(1);
    other.app.get(LiveStreams).close();
    /* Changes of a moment ago may still come before; that the session has ended is not said, for it has not. */
    await expect(stream.until('ended')).rejects.toThrow();
    await inFlight.drain(1_000);
    expect(inFlight.count).toBe(0);
    expect((await requestStream(origins.other, ada.token)).response.status).toBe(503);
  });
});
