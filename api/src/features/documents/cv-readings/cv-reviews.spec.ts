import type { ReviewedCv } from '@prentice/contract';
import { AppError } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { FixedClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.service.ts';
import { CvMetricsRecorder, type EndedWork } from '../../cv-metrics/index.ts';
import { CvReviews } from './cv-reviews.service.ts';
import { DocumentInspector } from '../inspection/inspector.service.ts';

const text = (words: string) => () => Promise.resolve(new TextEncoder().encode(words));
const cv = 'Lina Berger\nlina@people.example\n\nSKILLS\nPython, Statistics, Field notes\n';

/** An inspector that counts what it is asked for. */
class CountingInspector extends DocumentInspector {
  readonly months: string[] = [];
  override async review(bytes: Uint8Array, month: string): Promise<ReviewedCv> {
    this.months.push(month);
    return super.review(bytes, month);
  }
}

/** A recorder that keeps what it is told in memory. */
class KeptMetrics extends CvMetricsRecorder {
  readonly ended: EndedWork[] = [];
  constructor() {
    super({} as Database, new FixedClock('2026-11-20T12:00:00Z'));
  }
  override async record(work: EndedWork): Promise<void> {
    this.ended.push(work);
  }
}

describe('reviews of CVs', () => {
  it('are made once for the same file in the same month, for ten minutes, and until it is deleted', async () => {
    const [clock, inspector] = [new FixedClock('2026-11-20T12:00:00Z'), new CountingInspector()];
    const metrics = new KeptMetrics();
    const reviews = new CvReviews(inspector, clock, metrics);
    const [first, again] = await Promise.all([reviews.reviewOf('a', text(cv)), reviews.reviewOf('a', text(cv))]);
    expect(again).toEqual(first);
    expect(inspector.months).toEqual(['2026-11']);
    clock.set('2026-11-20T12:11:00Z');
    await reviews.reviewOf('a', text(cv));
    reviews.remove('a');
    await reviews.reviewOf('a', text(cv));
    clock.set('2026-12-01T00:00:00Z');
    await reviews.reviewOf('a', text(cv));
    expect(inspector.months).toEqual(['2026-11', '2026-11', '2026-11', '2026-12']);
    expect(metrics.ended.filter(({ cached }) => cached)).toHaveLength(1);
    expect(metrics.ended).toHaveLength(5);
  });

  it('are refused by the code of what is wrong with the file, each time', async () => {
    const metrics = new KeptMetrics();
    const reviews = new CvReviews(new DocumentInspector(), new FixedClock('2026-11-20T12:00:00Z'), metrics);
    const codeOf = (words: string): Promise<unknown> =>
      reviews.reviewOf('b', text(words)).catch((error: unknown) => error instanceof AppError && error.code);
    expect(await codeOf('%PDF-1.4\n1 0 obj << /Encrypt 2 0 R >> endobj\n%%EOF')).toBe('FILE_ENCRYPTED');
    expect(await codeOf('%PDF-1.4\nnothing that a reader finds\n%%EOF')).toBe('FILE_CORRUPT');
    expect(await codeOf('7 8 9')).toBe('FILE_NO_TEXT');
    expect(await codeOf(cv)).toMatchObject({ review: { findings: expect.any(Array) } });
    const failures = metrics.ended.map(({ failure }) => failure);
    expect(failures).toEqual(['FILE_ENCRYPTED', 'FILE_CORRUPT', 'FILE_NO_TEXT', null]);
  });
});
