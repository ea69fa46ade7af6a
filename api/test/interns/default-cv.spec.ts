import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Document } from '../../src/features/documents/document.entity.ts';
import { defaultCvUpgrade } from '../../src/features/interns/default-cv.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('the default CV of a student', () => {
  let api: TestApp;
  let intern: TestActor;
  let other: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    const actors = new TestActors(api);
    intern = await actors.intern();
    other = await actors.intern();
  });
  afterAll(() => api.close());

  const upload = async ({ client }: TestActor, name: string) => {
    const file = new Blob([`Experience with ${name}, laboratory work, statistics and writing reports.`]);
    return (await client.documents.upload({ body: { kind: 'cv' }, file, fileName: `${name}.txt` })).id;
  };
  const choose = ({ client }: TestActor, documentId: string | null) =>
    client.interns.chooseCv({ body: { documentId } });
  const defaultsOf = async ({ client }: TestActor) =>
    (await client.documents.list({ list: {} })).items.flatMap(({ isDefault, fileName }) =>
      isDefault ? [fileName] : [],
    );

  it('is the one that was chosen, whatever is uploaded after it, and one alone', async () => {
    const [first, theirs] = [await upload(intern, 'first'), await upload(other, 'theirs')];
    await choose(intern, first);
    await choose(other, theirs);
    const second = await upload(intern, 'second');
    expect(await defaultsOf(intern)).toEqual(['first.txt']);
    await choose(intern, second);
    expect(await defaultsOf(intern)).toEqual(['second.txt']);
    await choose(intern, null);
    expect(await defaultsOf(intern)).toEqual([]);
    expect(await defaultsOf(other)).toEqual(['theirs.txt']);
  });

  it('is one alone, and that of the profile, when two tabs choose at the same time', async () => {
    const ids = [await upload(intern, 'left'), await upload(intern, 'right')];
    await Promise.allSettled([...ids, ...ids, ...ids].map((id) => choose(intern, id)));
    const { defaultCvId } = await intern.client.interns.own();
    expect(ids).toContain(defaultCvId);
    const { items } = await intern.client.documents.list({ list: {} });
    expect(items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([defaultCvId]);
  });

  it('is marked by the upgrade where it was chosen before it was marked', async () => {
    const chosen = await upload(intern, 'chosen');
    await upload(intern, 'newer');
    await choose(intern, chosen);
    const documents = api.database.collection(Document);
    await documents.updateOne({ _id: new ObjectId(chosen) }, { $set: { isDefault: false } });
    const migrated = async () => {
      let changed = 0;
      for await (const count of defaultCvUpgrade.migrate?.(api.database.db) ?? []) changed += count;
      return changed;
    };
    expect(await migrated()).toBe(1);
    expect(await defaultsOf(intern)).toEqual(['chosen.txt']);
    expect(await migrated()).toBe(0);
  });
});
