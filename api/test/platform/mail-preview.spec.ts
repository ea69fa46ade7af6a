import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../src/platform/config/settings.ts';
import { sentEmailsPath } from '../../src/platform/email/email-preview.page.ts';
import { EmailSender } from '../../src/platform/email/email-sender.port.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('the preview of mails', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:8080' });
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
    'prentice.localhost',
  ])('is shown at %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each([
    'rebound.example:3000',
    'prentice.example:8080',
    'prentice.example.thief.example',
    'localhost.thief.example',
    '127.0.0.1.thief.example',
    '127.thief.example',
    '192.168.0.7:3000',
  ])('is not found at %s, which a page of a stranger may have chosen', async (host) => {
    expect(await statusFor(host)).toBe(404);
  });

  const sentTo = (to: string, host = 'localhost:3000', remoteAddress = '127.0.0.1') =>
    api.inject({ url: `/dev/mails/sent?to=${encodeURIComponent(to)}`, headers: { host }, remoteAddress });

  it('shows the email that was really sent to an address, with links that leave its frame', async () => {
    expect((await api.client().auth.options()).sentEmails).toBe('/dev/mails/sent');
    expect((await sentTo('ada@people.example')).body).toContain('No email yet');
    const text = 'Hello Ada';
    const html = '<!doctype html><html><head></head><body>Hello <b>Ada</b></body></html>';
    await api.app.get(EmailSender).send({ to: 'ada@people.example', subject: 'Confirm <b>', text, html });
    const { body } = await sentTo(' Ada@people.example');
    expect(body).toContain('<h1>Confirm &lt;b&gt;</h1>');
    expect(body).toContain('base target=');
    expect(body).not.toContain('<b>Ada');
    await api.app.get(EmailSender).send({ to: 'ben@people.example', subject: 'Later', text, html });
    const list = (await api.inject({ url: '/dev/mails', headers: { host: 'localhost' } })).body;
    const links = [...list.matchAll(/<a href="([^"]*)">([^<]*)<\/a> to/g)].map(([, href, subject]) => [href, subject]);
    expect(links).toEqual([
      ['/dev/mails/sent?to=ben%40people.example', 'Later'],
      ['/dev/mails/sent?to=ada%40people.example', 'Confirm &lt;b&gt;'],
    ]);
  });

  it('shows nothing on another machine or under a name of a stranger', async () => {
    expect((await sentTo('ada@people.example', 'rebound.example:3000')).statusCode).toBe(404);
    expect((await sentTo('ada@people.example', 'localhost:3000', '192.168.0.7')).statusCode).toBe(404);
    const samples = { url: '/dev/mails', headers: { host: 'localhost:3000' }, remoteAddress: '192.168.0.7' };
    expect((await api.inject(samples)).statusCode).toBe(404);
  });

  it.each([
    ['forwarded', 'for=127.0.0.1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost:3000'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded-port', '3000'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 tunnel'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['x-original-host', 'prentice.example'],
    ['x-forwarded-for', ''],
  ])('shows nothing through a proxy or a tunnel on this machine, which sends %s', async (name, value) => {
    for (const url of ['/dev/mails', '/dev/mails/sent?to=ada@people.example', '/dev/mails/', '/dev/mails/sent/'])
      expect((await api.inject({ url, headers: { host: 'localhost:3000', [name]: value } })).statusCode, url).toBe(404);
  });
});

describe('the preview of mails of a development server with a public address', () => {
  it('does not exist', async () => {
    const api = await startTestApp({ NODE_ENV: 'development', PUBLIC_URL: 'http://prentice.example:8080' });
    onTestFinished(() => api.close());
    expect((await api.client().auth.options()).sentEmails).toBeNull();
    for (const host of ['localhost:8080', 'prentice.example:8080'])
      for (const url of ['/dev/mails', '/dev/mails/sent?to=ada@people.example'])
        expect((await api.inject({ url, headers: { host } })).statusCode).toBe(404);
  });
});

it('sent emails are shown in development without a mail server only', () => {
  const settings = (more: object) => readSettings({ NODE_ENV: 'development', LOG_LEVEL: 'silent', ...more });
  expect(sentEmailsPath(settings({}))).toBe('/dev/mails/sent');
  expect(sentEmailsPath(settings({ SMTP_URL: 'smtps://user:secret@mail.example' }))).toBeNull();
  expect(sentEmailsPath(settings({ NODE_ENV: 'test' }))).toBeNull();
  expect(sentEmailsPath(settings({ PUBLIC_URL: 'http://127.0.0.1:4000' }))).toBe('/dev/mails/sent');
  expect(sentEmailsPath(settings({ PUBLIC_URL: 'https://prentice.example' }))).toBeNull();
});
