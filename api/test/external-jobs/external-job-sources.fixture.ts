import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SourceReport } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { ExternalJob, type ExternalJobRow } from '../../src/features/external-jobs/external-job.entity.ts';
import { ExternalJobsEditor } from '../../src/features/external-jobs/external-jobs-editor.service.ts';
import {
  ExternalJobImport,
  ExternalJobSource,
  type ExternalJobSourceRow,
} from '../../src/features/external-jobs/sources/external-job-source.entity.ts';
import { SourceImporter } from '../../src/features/external-jobs/sources/source-importer.service.ts';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.service.ts';
import { OutboundClient } from '../../src/platform/outbound/outbound-client.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';

/** What a feed says of a job. */
export interface Entry {
  readonly title?: string;
  readonly url?: string;
  readonly company?: string;
  readonly location?: string;
  readonly description?: string;
  readonly deadline?: string;
}

export const summary = 'You measure samples, keep the instruments clean and write down what you find.';
export const job = (n: number, more: Entry = {}): Entry => ({
  title: `Lab assistant ${n}`,
  url: `https://jobs.alpenlabor.example/${n}`,
  company: 'Alpenlabor',
  location: 'Graz, Austria',
  description: summary,
  deadline: '2026-05-31',
  ...more,
});
const cdata = (text: string) => `<![CDATA[${text}]]>`;

export const rssOf = (entries: readonly Entry[]) =>
  `<rss version="2.0"><channel><title>Jobs</title>${entries
    .map((entry) => {
      const { url = '', ...rest } = entry;
      const fields = Object.entries(rest).map(([name, text]) => `<${name}>${cdata(String(text))}</${name}>`);
      return `<item>${fields.join('')}<link>${url.replaceAll('&', '&amp;')}</link></item>`;
    })
    .join('')}</channel></rss>`;
export const atomOf = (entries: readonly Entry[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom">${entries
    .map(
      ({ title, url, company, location, description, deadline }) => `<entry><title>${title}</title><link href="${url}"/>
        <company>${company}</company><location>${location}</location><summary>${description}</summary>
        <deadline>${deadline}</deadline></entry>`,
    )
    .join('')}</feed>`;
export const jsonOf = (entries: readonly Entry[]) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: entries.map((entry) => ({ ...entry })) });
export const pageOf = (entries: readonly Entry[]) =>
  `<html><script type="application/ld+json">${JSON.stringify(
    entries.map(({ title, url, company, description, deadline }) => ({
      '@type': 'JobPosting',
      title,
      url,
      hiringOrganization: { name: company },
      jobLocation: { address: { addressLocality: 'Graz', addressCountry: 'AT' } },
      employmentType: 'PART_TIME',
      description: `<p>${description}</p>`,
      validThrough: deadline,
    })),
  )}</script></html>`;

export type Respond = (request: IncomingMessage, reply: ServerResponse) => void;

/** A website that answers with this text. */
export const text =
  (body: string, headers: Record<string, string> = {}): Respond =>
  (_, reply) =>
    void reply.writeHead(200, headers).end(body);

/** How a run ended, and how many jobs were created, published, known and rejected. */
export const counts = ({ outcome, created, published, duplicates, rejected }: SourceReport) => [
  outcome,
  created,
  published,
  duplicates,
  rejected,
];

/** A website that offers jobs, and an importer that may read it. */
export class JobSourcesFixture {
  /** What the website was asked for. */
  readonly requestedPaths: string[] = [];
  /** How it answers, apart from its `robots.txt`. */
  respond: Respond = text('');

  private constructor(
    private readonly api: TestApp,
    readonly manager: TestActor,
    private readonly server: Server,
    private readonly port: number,
    readonly importer: SourceImporter,
  ) {
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      this.requestedPaths.push(request.url ?? '');
      if (request.url === '/robots.txt') reply.end('User-agent: *\nDisallow: /private');
      else this.respond(request, reply);
    });
  }

  static async create(api: TestApp): Promise<JobSourcesFixture> {
    const manager = await actorsOf(api).limitedAdmin('external-jobs:manage');
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const client = new OutboundClient(api.clock, {
      enabled: true,
      protocols: ['http:'],
      ports: [String(port)],
      mayAsk: (host) => host === '127.0.0.1',
      mayConnect: () => true,
    });
    const editor = api.app.get(ExternalJobsEditor);
    const importer = new SourceImporter(api.database, api.app.get(JobScheduler), api.clock, client, editor);
    return new JobSourcesFixture(api, manager, server, port, importer);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Removes all jobs and sources, and sets the clock back: access tokens last 15 minutes. */
  async reset(): Promise<void> {
    this.api.clock.set(START);
    this.requestedPaths.length = 0;
    await this.jobs().deleteMany({});
    await this.sources().deleteMany({});
    await this.api.database.collection(ExternalJobImport).deleteMany({});
  }

  jobs() {
    return this.api.database.collection<ExternalJobRow>(ExternalJob);
  }

  sources() {
    return this.api.database.collection<ExternalJobSourceRow>(ExternalJobSource);
  }

  /** Lets the website answer with a feed of these jobs. */
  offer(...entries: Entry[]): void {
    this.respond = text(rssOf(entries));
  }

  /** Adds a source whose next run is due. @returns its id */
  async source(more: Partial<ExternalJobSourceRow> = {}, path = '/feed'): Promise<ObjectId> {
    const _id = new ObjectId();
    const now = this.api.clock.now();
    const content = {
      name: 'Alpenlabor',
      url: `http://127.0.0.1:${this.port}${path}`,
      host: 'x.example',
      trusted: false,
      paused: false,
    };
    const defaults = {
      organisation: null,
      city: null,
      country: null,
      workMode: 'onsite',
      type: 'internship',
      closingDays: null,
    } as const;
    const state = {
      imported: 0,
      etag: null,
      modified: null,
      failures: 0,
      runningUntil: null,
      lastRunAt: null,
      nextRunAt: now,
      lastRun: null,
    };
    const times = { createdAt: now, updatedAt: now, version: 1 };
    await this.sources().insertOne({ _id, ...content, ...defaults, ...state, ...times, ...more });
    return _id;
  }

  run(id: ObjectId): Promise<SourceReport> {
    return this.importer.run(id, true);
  }
}
