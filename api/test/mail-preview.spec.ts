import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

describe('the preview of mails', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ NODE_ENV: 'development', PUBLIC_URL: 'http://prentice.example:8080' });
  });
  afterAll(() => api.close());

  const statusFor = async (host: string): Promise<number> =>
    (await api.inject({ url: '/dev/mails', headers: { host } })).statusCode;

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '127.8.8.8',
    '[::1]:3000',
    'prentice.example:8080',
    'prentice.localhost',
  ])('is shown at %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each([
    'rebound.example:3000',
    'prentice.example.thief.example',
    'localhost.thief.example',
    '127.0.0.1.thief.example',
    '127.thief.example',
    '192.168.0.7:3000',
  ])('is not found at %s, which a page of a stranger may have chosen', async (host) => {
    expect(await statusFor(host)).toBe(404);
  });
});
