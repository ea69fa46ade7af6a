import type { ExternalJobState } from '@prentice/contract';
import { ExternalJobSearch } from '../../src/features/external-jobs/search/external-job-search.service.ts';
import { ExternalJob, type ExternalJobRow } from '../../src/features/external-jobs/external-job.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';

/** Listings of external jobs, with who manages them and who reads them. */
export class ExternalJobsFixture {
  private count = 0;

  private constructor(
    private readonly api: TestApp,
    readonly manager: TestActor,
    readonly admin: TestActor,
    readonly intern: TestActor,
    readonly employer: TestActor,
    readonly visitor: Pick<TestActor, 'client'>,
  ) {}

  static async create(api: TestApp): Promise<ExternalJobsFixture> {
    const people = actorsOf(api);
    return new ExternalJobsFixture(
      api,
      await people.limitedAdmin('external-jobs:manage'),
      await people.admin(),
      await people.intern(),
      await people.employer(),
      { client: api.client() },
    );
  }

  rows() {
    return this.api.database.collection<ExternalJobRow>(ExternalJob);
  }

  /** Removes all listings, and sets the clock back: access tokens last 15 minutes. */
  async reset(): Promise<void> {
    this.api.clock.set(START);
    await this.rows().deleteMany({});
    this.api.app.get(ExternalJobSearch).forget();
  }

  later(milliseconds: number): string {
    return new Date(this.api.clock.now().getTime() + milliseconds).toISOString();
  }

  /** A form that is complete enough to be published, with an address of its own. */
  form(more: object = {}) {
    return {
      title: 'Lab assistant in Graz',
      organisation: 'Alpenlabor',
      url: `https://jobs.alpenlabor.example/${++this.count}`,
      city: 'Graz',
      country: 'AT',
      summary: 'You measure samples, keep the instruments clean and write down what you find.',
      closesAt: this.later(30 * DAY),
      ...more,
    };
  }

  create(more: object = {}) {
    return this.manager.client.externalJobs.create({ body: this.form(more) });
  }

  change(id: string, to: ExternalJobState, who: Pick<TestActor, 'client'> = this.manager) {
    return who.client.externalJobs.transition({ params: { id }, body: { to } });
  }

  async publish(more: object = {}) {
    return this.change((await this.create(more)).id, 'published');
  }

  /** What visitors find. */
  search(query: object = {}) {
    return this.visitor.client.externalJobs.search({ query });
  }
}
