import { deserialize, EJSON, serialize } from 'bson';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestServer, type TestServer } from '../test-server.ts';
import { GROUPS } from './groups.ts';
import type { Operation, Row } from './table.ts';

// The rows run through the official driver, so that MONGODB_URI can point them at a real MongoDB.

const TYPED = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;
const DATABASE = 'semantics';

let embedded: TestServer | undefined;
let client: MongoClient;
let names = 0;

beforeAll(async () => {
  const uri = process.env['MONGODB_URI'];
  if (uri === undefined) embedded = await startTestServer();
  client = embedded?.client ?? (await MongoClient.connect(uri ?? ''));
});

afterAll(async () => {
  await client.db(DATABASE).dropDatabase();
  if (embedded) await embedded.stop();
  else await client.close();
});

async function collection(docs: readonly Document[]): Promise<Collection<Document>> {
  const fresh = client.db(DATABASE).collection(`rows${names++}`);
  if (docs.length > 0) await fresh.insertMany([...docs], { ignoreUndefined: false });
  return fresh;
}

async function run(rows: Collection<Document>, operation: Operation): Promise<{ docs: Document[]; modified?: number }> {
  switch (operation.kind) {
    case 'find': {
      const { filter, projection, sort } = operation;
      return { docs: await rows.find(filter, { projection, sort, ...TYPED }).toArray() };
    }
    case 'aggregate':
      return { docs: await rows.aggregate(operation.pipeline, TYPED).toArray() };
    case 'upsert':
      await rows.updateOne(operation.filter, operation.update, { upsert: true });
      return { docs: await rows.find({}, { ...TYPED, projection: { _id: 0 } }).toArray() };
    case 'update': {
      const { filter, update, arrayFilters } = operation;
      const first = Object.keys(update)[0];
      const replaces = !Array.isArray(update) && first !== undefined && !first.startsWith('$');
      const result = replaces
        ? await rows.replaceOne(filter, update)
        : await rows.updateOne(filter, update, arrayFilters ? { arrayFilters } : {});
      return { docs: await rows.find({}, TYPED).toArray(), modified: result.modifiedCount };
    }
  }
}

/** Types and order of fields made visible. */
const canonical = (docs: readonly Document[]): string[] => docs.map((doc) => EJSON.stringify(doc, { relaxed: false }));
const typed = (docs: readonly Document[]): Document[] => docs.map((doc) => deserialize(serialize(doc), TYPED));

const title = ({ docs, operation }: Row, position: number): string =>
  `${position + 1}: ${EJSON.stringify(operation)} on ${EJSON.stringify(docs)}`.slice(0, 240);

interface Outcome {
  readonly docs: readonly string[];
  readonly modified?: number;
  /** Of the run, then on a missing and on an empty collection. */
  readonly codes: readonly number[];
}

/** The code alone; without promotion of values it is an Int32 too. */
async function codeOf(rows: Collection<Document>, operation: Operation): Promise<number> {
  return Number((await errorOf(run(rows, operation))).code);
}

async function failing(rows: Collection<Document>, { operation, always }: Row): Promise<Outcome> {
  const codes = [await codeOf(rows, operation)];
  const docs = canonical(await rows.find({}, TYPED).toArray());
  if (!always) return { docs, codes };
  codes.push(await codeOf(await collection([]), operation));
  await rows.deleteMany({});
  codes.push(await codeOf(rows, operation));
  return { docs, codes };
}

async function outcome(row: Row): Promise<Outcome> {
  const rows = await collection(row.docs);
  if (row.code !== undefined) return failing(rows, row);
  const { docs, modified } = await run(rows, row.operation);
  return { docs: canonical(docs), modified, codes: [] };
}

/** A refused operation leaves the documents as they were. */
function expected({ docs, gives, modified, code, always }: Row): Outcome {
  if (code === undefined) return { docs: canonical(typed(gives ?? [])), modified, codes: [] };
  return { docs: canonical(typed(docs)), codes: always ? [code, code, code] : [code] };
}

describe.each(GROUPS)('$page', ({ rows }) => {
  const real = process.env['MONGODB_URI'] !== undefined;
  const supportedRows = rows.filter((row) => !real || row.outside !== true);
  it.each(supportedRows.map((row, index) => [title(row, index), row] as const))('%s', async (_title, row) => {
    expect(await outcome(row)).toEqual(expected(row));
  });
});

describe('the tables', () => {
  it('hold at least 400 rows', () => {
    expect(GROUPS.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(400);
  });
});
