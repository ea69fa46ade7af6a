import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { apiModules } from './api-modules.mjs';

/* What reading many CVs at once does to those who use the API, and how long the files of one analysis take. */

const modules = [
  'connection',
  'server',
  'platform/config/settings',
  'platform/database/database.service',
  'platform/files/file-store.port',
  'platform/jobs/job-queue.port',
  'features/documents/document.entity',
  'features/documents/inspection/inspector.service',
  'seed/cv/pdf-file',
];
const FILES = 20;
const MEASURE_MS = 10_000;
/** Few enough that the idle figure is the time of an answer and not of waiting for others. */
const CONNECTIONS = 4;
/** How much slower the slowest hundredth of answers may become. */
const MOST = 2;
const GIVE_UP_MS = 600_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const show = (label, value) => console.log(`  ${label.padEnd(44)}${value}`);
const whole = (value) => Math.round(value).toLocaleString('en');

async function startServer(parts, folder) {
  const settings = parts.readSettings({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    SEED_DEMO: 'false',
    ACCESS_TOKEN_SECRET: 'a secret of measurements, at least 32 long',
  });
  const { connection, close } = await parts.openConnection(settings);
  const app = await parts.createServer({ settings, connection });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address();
  const stop = async () => {
    await app.close();
    await close();
  };
  return { app, origin: `http://127.0.0.1:${port}`, database: app.get(parts.Database), stop };
}

const load = (urls, milliseconds) =>
  new Promise((resolve, reject) => {
    const options = { connections: CONNECTIONS, milliseconds };
    const worker = new Worker(new URL('./load-worker.mjs', import.meta.url), { workerData: { urls, options } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const CV_LINES = [
  'Ada Stein',
  'ada@stein.example | +43 660 1234567',
  'Education',
  '10/2024 – 06/2027   BSc Biology, University of Graz',
  'Experience',
  '03/2025 – 09/2025   Field assistant, City Bird Station',
  '• Counted 1,200 nests in 14 districts with two colleagues',
  '• Wrote the report about them in R',
  'Skills',
  'Python, R, QGIS, Statistics, Microsoft Excel',
  'Languages',
  'German (native), English (C1)',
];

/** CVs of which each says something else. */
const cvFiles = (parts, count) =>
  Array.from({ length: count }, (_, number) => {
    const lines = [`${CV_LINES[0]} ${number}`, ...CV_LINES.slice(1)];
    const texts = lines.map((text, row) => ({ x: 50, y: 780 - row * 18, size: row === 0 ? 20 : 11, text }));
    return parts.pdfFile(texts, 'Helvetica');
  });

async function storeDocuments(parts, { app, database }, files) {
  const { ObjectId } = await import('mongodb');
  const store = app.get(parts.FileStore);
  const now = new Date();
  const rows = [];
  for (const [index, bytes] of files.entries()) {
    rows.push({
      _id: new ObjectId(),
      ownerId: new ObjectId(),
      employerId: null,
      kind: 'cv',
      fileName: `cv-${index}`,
      mediaType: 'application/pdf',
      size: bytes.length,
      pages: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: await store.put(bytes),
      scanState: 'clean',
      inUse: true,
      isDefault: true,
      evidence: null,
      evidenceVersion: null,
      createdAt: now,
      updatedAt: now,
    });
  }
  const collection = database.collection(parts.Document);
  await collection.insertMany(rows);
  return { collection, ids: rows.map(({ _id }) => _id) };
}

/** Measures the API idle and while that many CVs are read, which are all queued at the same moment. */
async function measureJobs(parts, server, files) {
  const count = files.length;
  const urls = [`${server.origin}/api/internships`, `${server.origin}/api/health/ready`];
  await load(urls, 2_000);
  const idle = await load(urls, MEASURE_MS);
  const { collection, ids } = await storeDocuments(parts, server, files);
  const queue = server.app.get(parts.JobQueue);
  const began = performance.now();
  for (const id of ids) queue.add('cv-readings', { documentId: id.toHexString() }, { id: id.toHexString() });
  const busy = await load(urls, MEASURE_MS);
  const readMeanwhile = await collection.countDocuments({ evidenceVersion: { $ne: null } });
  while ((await collection.countDocuments({ evidenceVersion: null })) > 0) {
    if (performance.now() - began > GIVE_UP_MS) throw new Error('The CVs were not read to the end.');
    await pause(100);
  }
  const seconds = (performance.now() - began) / 1_000;
  const ratio = busy.p99 / idle.p99;
  show('idle', `p50 ${idle.p50.toFixed(1)} ms, p99 ${idle.p99.toFixed(1)} ms (${whole(idle.count)} answers)`);
  show(
    `while ${count} CVs are read`,
    `p50 ${busy.p50.toFixed(1)} ms, p99 ${busy.p99.toFixed(1)} ms (${whole(busy.count)} answers, ${busy.failed} failed)`,
  );
  show('', `${ratio.toFixed(2)} times the idle p99 (target: below ${MOST}); ${readMeanwhile} read by then`);
  show('all of them read after', `${seconds.toFixed(1)} s, ${(count / seconds).toFixed(1)} a second`);
}

/** Reads the files of one analysis at once, of which one has a password and one is broken. */
async function measureFiles(parts, server, files) {
  const inspector = server.app.get(parts.DocumentInspector);
  const [first] = files;
  const encrypted = Buffer.from(first.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Encrypt 9 0 R'), 'latin1');
  const all = [...files.slice(0, FILES - 2), encrypted, first.subarray(0, 300)];
  const began = performance.now();
  const outcomes = await Promise.all(
    all.map(async (bytes) => {
      const code = await inspector.evidence(bytes).then(
        () => 'read',
        (error) => error.code ?? String(error),
      );
      return { code, ms: performance.now() - began };
    }),
  );
  const counts = Map.groupBy(outcomes, ({ code }) => code);
  const last = Math.max(...outcomes.map(({ ms }) => ms));
  show(
    `${all.length} files at once`,
    `${[...counts].map(([code, list]) => `${list.length} ${code}`).join(', ')}; the last after ${(last / 1_000).toFixed(1)} s`,
  );
}

/**
 * Prints what reading many CVs does to the latency of the API.
 * @param jobs how many are queued at once
 */
export async function benchCvJobs({ jobs }) {
  const parts = await apiModules(modules);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startServer(parts, folder);
  try {
    const files = cvFiles(parts, jobs);
    console.log('reading CVs while the API answers');
    await measureJobs(parts, server, files);
    await measureFiles(parts, server, files);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
