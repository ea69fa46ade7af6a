import type { NewsState } from '@prentice/contract';
import { NewsSpelling } from '../../src/features/news/news-spelling.service.ts';
import { NewsItem, type NewsRow } from '../../src/features/news/news.entity.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';

/** A form that is complete enough to be published. */
export const newsForm = (title: string) => ({
  title,
  summary: 'What to bring, when to come and whom you will meet.',
  body: 'The **fair** opens at nine. Bring several copies of your CV and comfortable shoes.',
});

/** News items, with who writes them and who reads them. */
export class NewsFixture {
  private constructor(
    private readonly api: TestApp,
    readonly editor: TestActor,
    readonly admin: TestActor,
    readonly intern: TestActor,
    readonly employer: TestActor,
    readonly visitor: Pick<TestActor, 'client'>,
  ) {}

  static async create(api: TestApp): Promise<NewsFixture> {
    const people = actorsOf(api);
    return new NewsFixture(
      api,
      await people.limitedAdmin('news:manage'),
      await people.admin(),
      await people.intern(),
      await people.employer(),
      { client: api.client() },
    );
  }

  rows() {
    return this.api.database.collection<NewsRow>(NewsItem);
  }

  /** Removes all items, and sets the clock back: access tokens last 15 minutes. */
  async reset(): Promise<void> {
    this.api.clock.set(START);
    await this.rows().deleteMany({});
    this.api.app.get(NewsSpelling).forget();
  }

  later(milliseconds: number): string {
    return new Date(this.api.clock.now().getTime() + milliseconds).toISOString();
  }

  create(title = 'Career fair in May', more: object = {}) {
    return this.editor.client.news.create({ body: { ...newsForm(title), ...more } });
  }

  change(id: string, to: NewsState, who: Pick<TestActor, 'client'> = this.editor) {
    return who.client.news.transition({ params: { id }, body: { to } });
  }

  async publish(title?: string, more: object = {}) {
    return this.change((await this.create(title, more)).id, 'published');
  }
}
