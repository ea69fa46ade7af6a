import type { ChangedPages } from './page-changes.ts';

/** A finished answer. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Uint8Array;
}

interface Entry {
  readonly page: CachedPage;
  readonly path: string;
  readonly bytes: number;
  readonly madeAt: number;
}

export interface CacheLimits {
  /** Bytes of all pages together. */
  readonly bytes: number;
  /** Milliseconds for which a page is served as it is. */
  readonly fresh: number;
  /** Milliseconds after that for which it is still served, while a new one is made. */
  readonly stale: number;
  /** Milliseconds for which "not found" and "gone" are kept. */
  readonly missing: number;
}

/** Beside its body a page costs about this much: headers, key, bookkeeping. */
const OVERHEAD_BYTES = 2_000;

/** Keeps finished pages by key: the latest used within a limit of bytes. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly pendingPages = new Map<string, Promise<CachedPage>>();
  private bytes = 0;
  private changes = 0;
  /** Answers that were kept, and those that had to be made, since the start. */
  readonly answers = { kept: 0, made: 0 };

  constructor(
    private readonly limits: CacheLimits,
    private readonly now: () => number,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  /**
   * Returns the page of a key: kept, or made now. One that is past its time is served once more while a new one is
   * made; requests for the same page share one making.
   * @param keep whether a finished page may be kept
   */
  async getOrMake(
    key: string,
    path: string,
    make: () => Promise<CachedPage>,
    keep: (page: CachedPage) => boolean,
  ): Promise<CachedPage> {
    const entry = this.entries.get(key);
    if (!entry || !this.has(key)) {
      this.answers.made++;
      return this.make(key, path, make, keep);
    }
    this.answers.kept++;
    this.entries.delete(key);
    this.entries.set(key, entry);
    /* A failure here is repeated and reported when a visitor has to wait for the page. */
    if (this.now() - entry.madeAt > this.limits.fresh) void this.make(key, path, make, keep).catch(() => undefined);
    return entry.page;
  }

  /** Forgets the pages that may look different now, and all that are being made. */
  drop(isChanged: ChangedPages): void {
    this.changes++;
    this.pendingPages.clear();
    for (const [key, entry] of this.entries) if (isChanged(entry.path)) this.remove(key);
  }

  /** Returns whether the page of a key would be served as it is kept. */
  has(key: string): boolean {
    const entry = this.entries.get(key);
    return entry !== undefined && this.now() - entry.madeAt <= this.lifetime(entry.page);
  }

  private lifetime(page: CachedPage): number {
    return page.status === 200 ? this.limits.fresh + this.limits.stale : this.limits.missing;
  }

  private make(
    key: string,
    path: string,
    make: () => Promise<CachedPage>,
    keep: (page: CachedPage) => boolean,
  ): Promise<CachedPage> {
    const under = this.pendingPages.get(key);
    if (under) return under;
    const began = this.changes;
    const pending = make()
      .then((page) => {
        /* Something changed meanwhile: this page may show how it was before. */
        if (began === this.changes && keep(page)) this.store(key, path, page);
        return page;
      })
      .finally(() => {
        if (this.pendingPages.get(key) === pending) this.pendingPages.delete(key);
      });
    this.pendingPages.set(key, pending);
    return pending;
  }

  private store(key: string, path: string, page: CachedPage): void {
    this.remove(key);
    const bytes = page.body.byteLength + key.length * 2 + OVERHEAD_BYTES;
    this.entries.set(key, { page, path, bytes, madeAt: this.now() });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limits.bytes) break;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.bytes -= entry.bytes;
    this.entries.delete(key);
  }
}
