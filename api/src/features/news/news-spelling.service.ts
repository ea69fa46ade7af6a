import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { CachedTextSearch, foldText } from '../search/index.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';

/** Words of readers for one thing, folded; articles have one of them. */
const sameMeaning: readonly (readonly string[])[] = [
  ['cv', 'lebenslauf', 'resume', 'curriculum vitae'],
  ['cover letter', 'motivationsschreiben', 'anschreiben', 'letter of motivation'],
  ['job fair', 'career fair', 'karrieremesse', 'jobmesse'],
];

/** Returns other words for what somebody searches, the likeliest first; none where it is called one way. */
export function wordsForTheSame(q: string): readonly string[] {
  const typed = foldText(q.trim());
  return sameMeaning
    .filter((words) => words.includes(typed))
    .flatMap((words) => words.filter((word) => word !== typed));
}

/** Corrects slips by the words of what is published, which are held in memory until an item changes. */
@Injectable()
export class NewsSpelling implements OnModuleInit {
  private readonly published = new CachedTextSearch(() => this.read());

  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    const forget = () => this.forget();
    this.events.onInEveryProcess({
      'news.published': forget,
      'news.unpublished': forget,
      'news.archived': forget,
      'news.changed': forget,
      'news.removed': forget,
    });
  }

  /** Forgets what is held; the next search reads it again. For tests and seeds that write past the events. */
  forget(): void {
    this.published.forget();
  }

  /** Returns the words that were meant; null when nothing seems misspelt. */
  correct(q: string): Promise<string | null> {
    return this.published.correct(q);
  }

  private async read() {
    const projection = { title: 1, summary: 1, body: 1, tags: 1, event: 1 } as const;
    const rows = await this.database
      .collection<NewsRow>(NewsItem)
      .find({ state: 'published' }, { projection })
      .toArray();
    return rows.map(({ title, summary, body, tags, event }) => ({
      title,
      organisation: '',
      city: event?.place ?? null,
      country: null,
      text: `${summary}\n${body}`,
      keywords: tags.join(' '),
    }));
  }
}
