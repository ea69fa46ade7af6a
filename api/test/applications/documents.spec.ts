import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

describe('a CV that was sent with an application', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let id: string;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    ada = await marketplace.applicant({}, 'Experience', "Lebenslauf Ä (März's).txt");
    ({ id } = await marketplace.apply(ada, await marketplace.internship()));
    await ada.client.documents.rename({ params: { id: ada.cvId }, body: { fileName: 'Rejected by others' } });
  });
  afterAll(() => api.close());

  const download = async (actor: TestActor, path: string) => {
    const { statusCode, headers } = await api.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${actor.token}` },
    });
    return { statusCode, ...headers };
  };

  it.each(['employer', 'owner of the file'])(
    'is downloaded by the %s as an attachment under the name that it had then',
    async (who) => {
      const reply = await download(who === 'employer' ? marketplace.owner : ada, `applications/${id}/cv`);
      expect(reply).toMatchObject({
        statusCode: 200,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as string,
        'cache-control': 'no-store',
      });
      expect(reply['content-disposition']).toBe(
        `attachment; filename="Lebenslauf _ (M_rz's).txt"; filename*=UTF-8''Lebenslauf%20%C3%84%20%28M%C3%A4rz%27s%29.txt`,
      );
    },
  );

  it('is downloaded from the library of its owner as an attachment as well, under the name that it has now', async () => {
    const { 'content-disposition': disposition } = await download(ada, `documents/${ada.cvId}/file`);
    expect(disposition).toMatch(/^attachment; filename="Rejected by others.txt"/);
  });

  it('is listed as looked at by the employer, and not by its owner', async () => {
    const looks = await ada.client.documents.accesses({ list: {} });
    expect(looks.items).toHaveLength(1);
    expect(looks.items[0]).toMatchObject({ purpose: 'application', documentId: ada.cvId });
  });
});
