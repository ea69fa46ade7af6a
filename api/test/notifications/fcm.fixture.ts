import { randomBytes } from 'node:crypto';
import http2 from 'node:http2';
import { TestFcmService } from '@prentice/testing/fcm';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import { vi } from 'vitest';
import { FcmSender } from '../../src/features/notifications/push/fcm-sender.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';

/** The Firebase project of tests. */
export const FCM_PROJECT = 'demo-project';
const ORIGIN = 'https://internships.example';
/** Milliseconds that FCM has to answer in tests. */
const DEADLINE = 1_500;

/** A stand-in of FCM, and an API that sends to it by the kit of Firebase. */
export class FcmFixture {
  private constructor(
    private readonly api: TestApp,
    readonly service: TestFcmService,
    private readonly firebase: App,
  ) {}

  static async create(api: TestApp): Promise<FcmFixture> {
    const credential = { getAccessToken: () => Promise.resolve({ access_token: 'of-tests', expires_in: 3_600 }) };
    const options = { projectId: FCM_PROJECT, credential };
    const firebase = initializeApp(options, `tests-${randomBytes(6).toString('hex')}`);
    return new FcmFixture(api, await TestFcmService.start(FCM_PROJECT), firebase);
  }

  /** Gives the API a Firebase project. Restored with all mocks. */
  connect(): void {
    this.service.reset();
    /* The kit offers no way to name another host, and writes the scheme with a colon, which Google's servers take and
       Node's refuse. */
    const connect = http2.connect.bind(http2);
    vi.spyOn(http2, 'connect').mockImplementation((authority) => {
      if (String(authority) !== 'https://fcm.googleapis.com') throw new Error(`Nobody asks ${String(authority)}.`);
      const session = connect(this.service.origin);
      const request = session.request.bind(session);
      session.request = (headers, options) => request(Object.assign(headers ?? {}, { ':scheme': 'http' }), options);
      return session;
    });
    const project = { id: FCM_PROJECT, messaging: getMessaging(this.firebase) };
    const local = new FcmSender(project, ORIGIN, this.api.clock, DEADLINE);
    const sender = this.api.app.get(FcmSender);
    vi.spyOn(sender, 'project', 'get').mockReturnValue(local.project);
    vi.spyOn(sender, 'isAvailable', 'get').mockReturnValue(true);
    vi.spyOn(sender, 'send').mockImplementation((...push) => local.send(...push));
  }

  /** Registers an app of somebody. @returns its token */
  async register({ client }: TestActor): Promise<string> {
    const token = `${randomBytes(11).toString('base64url')}:${randomBytes(100).toString('base64url')}`;
    await client.pushSubscriptions.register({ body: { token } });
    return token;
  }

  async close(): Promise<void> {
    await deleteApp(this.firebase);
    await this.service.close();
  }
}
