import { allOperations, type OperationShape } from '@prentice/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../src/seed/seeder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { fuzzCases, problemWithReply } from './fuzz-cases.ts';
import { allPrincipals, tokenOf, type Principal } from './principals.ts';
import { requestOf } from './request.builder.ts';

/** Cases per operation; FUZZ_CASES=1000 for a long walk. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 100);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_302);

/** Several of everybody's kinds: who may nothing is asked less often. */
const callers = [
  'a visitor',
  'an intern',
  'an owner',
  'a reviewer',
  'dashboard:view',
  'employers:verify',
  'a full administrator',
];

/**
 * Walks through a share of the operations with requests of all kinds, as several people. Shares run beside each other.
 * @param share which of so many
 */
export function fuzzOperations(share: number, of: number): void {
  describe(`any request, share ${share + 1} of ${of}`, () => {
    let api: TestApp;
    let principals: readonly Principal[];
    const ids = new Map<string, string[]>();

    beforeAll(async () => {
      api = await startTestApp();
      await seed(api.app, { employers: 24, internships: 30, interns: 30, applications: 60 });
      await keepIds();
      principals = (await allPrincipals(api)).filter(({ name }) => callers.includes(name));
    });
    afterAll(() => api.close());

    async function keepIds(): Promise<void> {
      for (const { name } of await api.database.db.listCollections().toArray()) {
        const rows = await api.database.db.collection(name).find({}).limit(8).toArray();
        ids.set(
          name,
          rows.map(({ _id }) => String(_id)).filter((id) => /^[0-9a-f]{24}$/.test(id)),
        );
      }
    }

    /** Ids that the operation is likely to be about, and a few others. */
    function idsFor({ path }: OperationShape): string[] {
      const ownIds = ids.get(path.split('/')[1] ?? '') ?? [];
      return [...ownIds, ...ownIds, ...[...ids.values()].flatMap((some) => some.slice(0, 2))];
    }

    const operations = allOperations.filter((_, index) => index % of === share);
    it.each(operations)(
      `$name answers ${CASES} requests as it promises`,
      async ({ operation }) => {
        const tokens = await Promise.all(principals.map((principal) => tokenOf(api, principal)));
        const property = fc.asyncProperty(
          fuzzCases(operation, principals.length, idsFor(operation)),
          async (fuzzCase) => {
            const reply = await api.inject(
              requestOf(operation, { ...fuzzCase, token: tokens[fuzzCase.principalIndex] ?? null }),
            );
            expect(problemWithReply(operation, reply)).toBeNull();
          },
        );
        await fc.assert(property, { numRuns: CASES, seed: SEED, endOnFailure: true });
      },
      60_000 + CASES * 100,
    );
  });
}
