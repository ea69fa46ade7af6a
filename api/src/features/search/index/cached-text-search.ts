import { foldText } from '../text/text-words.ts';
import { TextSearch, type SearchableText } from './text-search.ts';

/** Keeps a search of texts, which is made when it is first needed, and again once they have changed. */
export class CachedTextSearch {
  private search: Promise<TextSearch> | undefined;

  constructor(private readonly read: () => Promise<readonly SearchableText[]>) {}

  /** Forgets what is held; the next need reads it again. */
  forget(): void {
    this.search = undefined;
  }

  /** Returns the words that were meant by a query; null when nothing seems misspelt. */
  async correct(q: string): Promise<string | null> {
    const words = (await this.load()).find(q).words.join(' ');
    return words === foldText(q) ? null : words;
  }

  private load(): Promise<TextSearch> {
    const loading = (this.search ??= this.read()
      .then((texts) => new TextSearch(texts))
      .catch((error: unknown) => {
        if (this.search === loading) this.search = undefined;
        throw error;
      }));
    return loading;
  }
}
