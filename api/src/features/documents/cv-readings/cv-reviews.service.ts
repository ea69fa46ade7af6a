import type { ReviewedCv } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { CvMetricsRecorder, REVIEW_ALGORITHM } from '../../cv-metrics/index.ts';
import { DocumentInspector } from '../inspection/inspector.service.ts';

/* Enough for those who are looking at their CV right now; a review is some 50 KB. */
const MAX_KEPT = 40;
/** Milliseconds. */
const KEPT_MS = 10 * MINUTE;

interface KeptReview {
  readonly review: Promise<ReviewedCv>;
  readonly until: number;
}

/**
 * Reviews of CVs, kept in memory for a short time: the same bytes give the same review in the same month. Anyone who
 * asks has been authorised to read the file.
 */
@Injectable()
export class CvReviews {
  private readonly reviews = new Map<string, KeptReview>();

  constructor(
    private readonly inspector: DocumentInspector,
    private readonly clock: Clock,
    private readonly metrics: CvMetricsRecorder,
  ) {}

  /**
   * Returns the review of a file.
   * @param sha256 the hash of its bytes
   * @throws AppError with the reason why the file cannot be read
   */
  async reviewOf(sha256: string, bytesOf: () => Promise<Uint8Array>): Promise<ReviewedCv> {
    const now = this.clock.now();
    const month = now.toISOString().slice(0, 7);
    /* The versions of the engine are those of this process, which keeps nothing beyond its end. */
    const key = `${sha256} ${month}`;
    this.forget(now.getTime());
    return this.metrics.measure('review', REVIEW_ALGORITHM, async () => {
      const cachedReview = this.reviews.get(key);
      if (cachedReview) return { result: await cachedReview.review, cached: true };
      const review = bytesOf().then((bytes) => this.inspector.review(bytes, month));
      this.reviews.set(key, { review, until: now.getTime() + KEPT_MS });
      try {
        return { result: await review, cached: false };
      } catch (error) {
        this.reviews.delete(key);
        throw error;
      }
    });
  }

  /** Forgets the reviews of a file that is deleted. */
  remove(sha256: string): void {
    for (const key of this.reviews.keys()) if (key.startsWith(`${sha256} `)) this.reviews.delete(key);
  }

  private forget(now: number): void {
    for (const [key, { until }] of this.reviews)
      if (until <= now || this.reviews.size >= MAX_KEPT) this.reviews.delete(key);
  }
}
