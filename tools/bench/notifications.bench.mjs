import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRedisServer, NO_REDIS_SERVER, RedisServer } from '@prentice/testing/redis';
import { apiModules } from './api-modules.mjs';

const modules = [
  'connection',
  'server',
  'platform/config/settings',
  'platform/database/database.service',
  'platform/email/email-sender.port',
  'platform/events/events.service',
  'features/notifications/deliveries/delivery.entity',
];
/** Jobs that plain Bull works on at a time: as many as emails that are sent at a time. */
const CONCURRENCY = 16;
const GIVE_UP_MS = 600_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/**
 * Milliseconds of processor time of this process since then, with all its threads, the embedded database among them.
 */
const cpuSince = (before) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
/** Milliseconds of processor time that Redis has used. */
const cpuOfRedis = async (client) => {
  const used = [...(await client.info('cpu')).matchAll(/^used_cpu_(?:sys|user):([\d.]+)/gm)];
  return used.reduce((sum, [, seconds]) => sum + Number(seconds), 0) * 1_000;
};
/** On a busy machine processor time says more than the clock. */
const perThousand = (cpu, count) => `${whole((cpu / count) * 1_000)} ms of processor time for 1,000`;
const whole = (value) => Math.round(value).toLocaleString('en');
const show = (label, value) => console.log(`  ${label.padEnd(44)}${value}`);

async function until(isSo) {
  for (const began = performance.now(); !(await isSo()); await pause(20))
    if (performance.now() - began > GIVE_UP_MS) throw new Error('It did not come to an end.');
}

const account = (_id, number) => ({
  _id,
  email: `person-${number}@bench.example`,
  role: 'intern',
  status: 'active',
  permissions: [],
  name: null,
  locale: number % 2 ? 'en' : 'de',
  timeZone: 'Europe/Berlin',
  identities: [{ provider: 'bench', subject: String(number) }],
  version: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** A server on an embedded database of its own, whose emails are composed and counted. */
async function startServer(modules, folder, environment) {
  const settings = modules.readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    ACCESS_TOKEN_SECRET: 'a secret of measurements, at least 32 long',
    ...environment,
  });
  const { connection, close } = await modules.openConnection(settings);
  const app = await modules.createServer({ settings, connection });
  const sent = new Map();
  app.get(modules.EmailSender).send = async ({ to }) => void sent.set(to, (sent.get(to) ?? 0) + 1);
  const stop = async () => {
    await app.close();
    await close();
  };
  return { app, database: app.get(modules.Database), sent, stop };
}

/**
 * Sends one message to everybody, as administrators do: an inbox and an email for each, and a push that is suppressed
 * for a reason.
 * @returns milliseconds until it was queued, fanned out and delivered, and how many deliveries were sent
 */
async function announce(modules, server, recipients) {
  const { ObjectId } = await import('mongodb');
  const ids = Array.from({ length: recipients }, () => new ObjectId());
  await server.database.db.collection('users').insertMany(ids.map(account));
  const deliveries = server.database.collection(modules.NotificationDelivery);
  const began = performance.now();
  const payload = { employerId: String(ids[0]), userIds: ids.map(String), subject: 'News', text: 'Hello.', by: null };
  await server.database.transaction(async (unitOfWork) =>
    server.app.get(modules.Events).record(unitOfWork, { 'employer.messaged': payload }),
  );
  const queued = performance.now() - began;
  const outbox = server.database.db.collection('outbox');
  await until(async () => (await outbox.countDocuments({ type: 'employer.messaged', dispatchedAt: null })) === 0);
  const fannedOut = performance.now() - began;
  /* The database is not asked before all are sent: counting would take the time that is measured. */
  await until(() => server.sent.size === recipients);
  await until(async () => (await deliveries.countDocuments({ channel: 'email', state: { $ne: 'sent' } })) === 0);
  const delivered = performance.now() - began;
  const wrong = [...server.sent.values()].filter((count) => count !== 1).length + recipients - server.sent.size;
  if (wrong > 0) throw new Error(`${wrong} people did not get exactly one email.`);
  return { queued, fannedOut, delivered, sent: await deliveries.countDocuments({ state: 'sent' }) };
}

async function measure(modules, label, recipients, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startServer(modules, folder, environment);
  try {
    /* The first one compiles the code that the second one measures. */
    await announce(modules, server, Math.ceil(recipients / 4));
    await server.database.db.collection('users').deleteMany({});
    await server.database.collection(modules.NotificationDelivery).deleteMany({});
    server.sent.clear();
    const before = process.cpuUsage();
    const { queued, fannedOut, delivered, sent } = await announce(modules, server, recipients);
    const cpu = cpuSince(before);
    const rate = sent / (delivered / 1000);
    show(
      label,
      `${whole(rate)} deliveries/s to ${whole(rate * (recipients / sent))} people/s, ${perThousand(cpu, sent)}`,
    );
    show(
      '',
      `queued after ${whole(queued)} ms, fanned out after ${whole(fannedOut)} ms, delivered after ${whole(delivered)} ms`,
    );
    return { rate, cpu: cpu / sent };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Jobs that do nothing, each added and worked on once: one add per job, as an application would, many at a time. */
async function plainBull(url, count) {
  const { default: Queue } = await import('bull');
  const queue = new Queue('bench', url, { defaultJobOptions: { removeOnComplete: true } });
  await queue.isReady();
  let done = 0;
  const before = process.cpuUsage();
  const redisBefore = await cpuOfRedis(queue.client);
  const began = performance.now();
  void queue.process(CONCURRENCY, async () => void done++);
  await Promise.all(Array.from({ length: count }, (_, number) => queue.add({ number })));
  const added = performance.now() - began;
  await until(() => done === count);
  const rate = count / ((performance.now() - began) / 1000);
  const cpu = cpuSince(before) + (await cpuOfRedis(queue.client)) - redisBefore;
  await queue.close();
  show(
    'plain Bull, jobs that do nothing',
    `${whole(rate)} jobs/s (added after ${whole(added)} ms), ${perThousand(cpu, count)}, Redis included`,
  );
  return { rate, cpu: cpu / count };
}

/**
 * How many deliveries a second reach people, from the event to the inbox and the email that was sent and settled,
 * beside plain Bull, for which each would be a job.
 */
export async function benchNotifications({ recipients }) {
  console.log(
    `One message to ${whole(recipients)} people, embedded database, one process, emails composed and counted\n`,
  );
  const apiModuleExports = await apiModules(modules);
  const inProcess = await measure(apiModuleExports, 'in this process', recipients, { REDIS_URL: '' });
  if (!hasRedisServer) return console.log(`  ${NO_REDIS_SERVER}`);
  const redis = await RedisServer.start();
  try {
    const shared = await measure(apiModuleExports, 'with Redis', recipients, { REDIS_URL: redis.url });
    const bull = await plainBull(redis.url, recipients);
    const beside = (ratioOf) =>
      `${ratioOf(inProcess).toFixed(2)} in this process, ${ratioOf(shared).toFixed(2)} with Redis`;
    show(
      'beside plain Bull, by the clock',
      beside(({ rate }) => rate / bull.rate),
    );
    show(
      'beside plain Bull, by processor time',
      beside(({ cpu }) => bull.cpu / cpu),
    );
  } finally {
    await redis.stop();
  }
}
