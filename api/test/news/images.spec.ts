import { parseNewsImagePath } from '@prentice/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewsImage, type NewsImageRow } from '../../src/features/news/news.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const summary = 'What to bring, when to come and whom you will meet.';
const text = 'The **fair** opens at nine. Bring several copies of your CV and comfortable shoes.';
const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);
const photo = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Artist: 'Somebody at home' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
};

describe('images of news', () => {
  let api: TestApp;
  let editor: TestActor;
  let intern: TestActor;
  let employer: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    const people = actorsOf(api);
    editor = await people.limitedAdmin('news:manage');
    intern = await people.intern();
    employer = await people.employer();
  });
  afterAll(() => api.close());
  beforeEach(() => api.clock.set(START));

  const rows = () => api.database.collection<NewsImageRow>(NewsImage);
  const draft = (more: object = {}) =>
    editor.client.news.create({ body: { title: 'Career fair in May', summary, body: text, ...more } });
  const add = async (id: string, file?: Blob, who: TestActor = editor) =>
    who.client.news.addImage({ params: { id }, file: file ?? (await photo()), fileName: 'hall.jpg' });
  const idOf = (path: string): string => parseNewsImagePath(path)?.id ?? '';
  const see = (path: string, who: Pick<TestActor, 'client'>, edge?: '480') =>
    who.client.news
      .image({ params: { id: idOf(path) }, query: edge ? { edge } : {} })
      .then(async (blob) => Buffer.from(await blob.arrayBuffer()));

  it('are encoded anew in several sizes, without what the file told beside the picture', async () => {
    const { id } = await draft();
    const { path } = await add(id);
    expect(parseNewsImagePath(path)).toMatchObject({ width: 1600, height: 800 });
    const small = await sharp(await see(path, editor, '480')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect((await sharp(await see(path, editor)).metadata()).exif).toBeUndefined();
  });

  it('are seen by those who may read the item, and by nobody else', async () => {
    const { id } = await draft({ audience: 'interns' });
    const { path } = await add(id);
    const visitor = { client: api.client() };
    const outcomes = () =>
      Promise.all([visitor, intern, employer, editor].map((who) => see(path, who).then(() => 'seen', codeOf)));
    expect(await outcomes()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'seen']);
    await editor.client.news.transition({ params: { id }, body: { to: 'published' } });
    expect(await outcomes()).toEqual(['NOT_FOUND', 'seen', 'NOT_FOUND', 'seen']);
  });

  it.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['the head of an animation', 'GIF89a'],
  ])('refuse %s', async (_, content) => {
    const { id } = await draft();
    const refused = add(id, new Blob([content], { type: 'image/png' }));
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' });
  });

  it('refuse half a picture and one that is too large, and keep nothing of it', async () => {
    const { id } = await draft();
    const before = await rows().countDocuments({});
    const half = (await photo()).slice(0, 2_000);
    await expect(add(id, half)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
    const large = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/png' });
    await expect(add(id, large)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(await rows().countDocuments({})).toBe(before);
  });

  it('are added by nobody without the permission', async () => {
    const { id } = await draft();
    for (const who of [intern, employer]) await expect(add(id, undefined, who)).rejects.toMatchObject({ status: 403 });
  });

  it('belong to one item, and a copy of it has its own', async () => {
    const { id } = await draft();
    const { path } = await add(id);
    const body = `${text}\n\n![A full hall](${path})`;
    const content = { title: 'Career fair in May', summary, body, cover: { image: path, alt: 'A full hall' } };
    await editor.client.news.update({ params: { id }, body: content });
    const other = await draft();
    for (const stolen of [{ body }, { body: text, cover: content.cover }])
      await expect(
        editor.client.news.update({ params: { id: other.id }, body: { title: other.title, summary, ...stolen } }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(draft({ body })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const copy = await editor.client.news.duplicate({ params: { id } });
    expect(copy.cover?.image).not.toBe(path);
    expect(copy.body).toContain(copy.cover?.image);
    await editor.client.news.remove({ params: { id } });
    expect((await see(copy.cover?.image ?? '', editor)).length).toBeGreaterThan(0);
  });

  it('keep an item from being published until each is described', async () => {
    const { id } = await draft();
    const { path } = await add(id);
    await editor.client.news.update({
      params: { id },
      body: { title: 'Career fair in May', summary, body: `${text}\n\n![ ](${path})` },
    });
    await expect(editor.client.news.transition({ params: { id }, body: { to: 'published' } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('are removed after a day when neither the item nor an earlier text shows them, with their files', async () => {
    const { id } = await draft();
    const [used, unused] = [await add(id), await add(id)];
    const earlier = { title: 'Career fair in May', summary };
    await editor.client.news.update({ params: { id }, body: { ...earlier, body: `${text}\n\n![Hall](${used.path})` } });
    const row = (await rows().find({}).toArray()).find(({ _id }) => _id.toHexString() === idOf(unused.path));
    await api.job('news.images');
    expect(await see(unused.path, editor).then(() => 'seen', codeOf)).toBe('seen');
    api.clock.set(new Date(Date.parse(START) + DAY + 1).toISOString());
    await api.job('news.images');
    const left = (await rows().find({}).toArray()).map(({ _id }) => _id.toHexString());
    expect([left.includes(idOf(used.path)), left.includes(idOf(unused.path))]).toEqual([true, false]);
    await expect(api.app.get(FileStore).get(row?.keys['480'] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
