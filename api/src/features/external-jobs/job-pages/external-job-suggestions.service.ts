import { externalJobCreate, type ExternalJobSuggestion } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.service.ts';
import { OutboundClient } from '../../../platform/outbound/outbound-client.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import { readJobPage } from './job-page.ts';

const PAGE_BYTES = 600_000;
const DEADLINE_MS = 8_000;

const nothing = {
  listedAs: null,
  url: null,
  title: null,
  organisation: null,
  city: null,
  country: null,
  workMode: null,
  type: null,
  summary: null,
  closesAt: null,
} as const;

/** Suggests what to write about a job by what its page says. */
@Injectable()
export class ExternalJobSuggestions {
  constructor(
    private readonly database: Database,
    private readonly outbound: OutboundClient,
  ) {}

  /** Suggests what a page says, and never refuses: what cannot be read is said, so that the person can write it. */
  async suggest(address: string): Promise<ExternalJobSuggestion> {
    const url = externalJobCreate.shape.url.safeParse(address);
    if (!url.success) return { ...nothing, outcome: 'not_public' };
    const rows = this.database.collection<ExternalJobRow>(ExternalJob);
    const duplicate = await rows.findOne({ url: url.data }, { projection: { _id: 1 } });
    const listing = { url: url.data, listedAs: duplicate?._id.toHexString() ?? null };
    const page = await this.outbound.read(url.data, { deadline: DEADLINE_MS, maxBytes: PAGE_BYTES, redirects: 4 });
    if (!page.ok && page.failure === 'not_allowed') return { ...nothing, ...listing, outcome: 'not_public' };
    if (!page.ok || page.status !== 200) return { ...nothing, ...listing, outcome: 'unreachable' };
    const pageFields = readJobPage(page.body);
    const isFound = Object.values(pageFields).some((value) => value !== null);
    return { ...pageFields, ...listing, outcome: isFound ? 'found' : 'nothing' };
  }
}
