import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Decimal128, Double, Int32, Long, MongoClient, ObjectId } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { exportData } from '../src/transfer/export.ts';
import { newFolder } from './test-server.ts';

const folders: string[] = [];
const folder = (): string => {
  const folder = newFolder();
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const command = new URL('../bin/embedded-mongo.mjs', import.meta.url).pathname;
const cli = (...args: string[]): string => execFileSync(process.execPath, [command, ...args], { encoding: 'utf8' });

const documents = [
  { _id: new ObjectId(), '2': new Int32(1), '1': new Double(1), l: Long.fromString('9007199254740993') },
  { _id: new ObjectId(), d: Decimal128.fromString('0.10'), at: new Date(0), text: "it's\n\u2028" },
];

async function withData(dataDir: string, task: (client: MongoClient) => Promise<void>): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir, thread: false });
  const client = await MongoClient.connect(server.uri);
  await task(client);
  await client.close();
  await server.close();
}

const all = (client: MongoClient): Promise<unknown> =>
  client.db('db').collection("it's").find({}, { promoteValues: false, raw: true }).toArray();

async function filled(): Promise<string> {
  const dataDir = folder();
  await withData(dataDir, async (client) => {
    await client
      .db('db')
      .collection("it's")
      .insertMany(documents.map((document) => ({ ...document })));
    await client.db('db').collection("it's").createIndex({ at: 1 });
  });
  return dataDir;
}

describe('export and import', () => {
  it('bring every document over, byte by byte', async () => {
    const [from, to, out] = [await filled(), folder(), folder()];
    expect(cli('export', '--data', from, '--out', out)).toBe("db.it's: 2 documents\n");
    const file = join(out, 'db', 'it%27s.jsonl');
    expect(cli('import', '--data', to, '--db', 'db', '--collection', "it's", '--file', file)).toBe(
      '2 documents imported\n',
    );
    let before: unknown;
    await withData(from, async (client) => {
      before = await all(client);
    });
    await withData(to, async (client) => expect(await all(client)).toEqual(before));
    expect(readFileSync(join(out, 'db', 'it%27s.indexes.json'), 'utf8')).toContain('"at_1"');
  });

  it('write a script that hands every file to mongoimport', async () => {
    const [from, out, tools] = [await filled(), folder(), folder()];
    exportData(from, out);
    const log = join(tools, 'log');
    mkdirSync(join(tools, 'bin'));
    const tool = join(tools, 'bin', 'mongoimport');
    writeFileSync(tool, `#!/bin/sh\nprintf '%s\\n' "$@" >> ${log}\nwc -l < "$8" >> ${log}\n`);
    chmodSync(tool, 0o700);
    const env = { ...process.env, PATH: `${join(tools, 'bin')}${delimiter}${process.env['PATH']}` };
    expect(spawnSync('sh', [join(out, 'import.sh'), 'mongodb://real/'], { env }).status).toBe(0);
    const args = ['--uri', 'mongodb://real/', '--db', 'db', '--collection', "it's", '--file', 'db/it%27s.jsonl', '2'];
    expect(
      readFileSync(log, 'utf8')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([...args, '']);
  });

  it('name the line that cannot be read', () => {
    const file = join(folder(), 'x.jsonl');
    writeFileSync(file, '{"_id":1}\n{"_id":\n');
    const run = spawnSync(
      process.execPath,
      [command, 'import', '--data', folder(), '--db', 'd', '--collection', 'c', '--file', file],
      { encoding: 'utf8' },
    );
    expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('x.jsonl, line 2:')]);
  });

  it('refuse a directory that a server owns', async () => {
    const dataDir = folder();
    await withData(dataDir, async () => {
      expect(() => exportData(dataDir, folder())).toThrow('is in use by another embedded-mongo server');
    });
  });
});

describe('the command', () => {
  it.each([[[]], [['--data', 'x', '--port', 'many']], [['--frobnicate']], [['dance', '--data', 'x']]])(
    'shows its usage for %j',
    (args) => {
      const run = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
      expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('Usage:')]);
    },
  );
});
