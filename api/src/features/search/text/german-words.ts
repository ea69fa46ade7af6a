import words from '../data/german-words.json' with { type: 'json' };

/** English words of a posting for the German one that readers type. Lower case, without marks. */
export const germanWords: ReadonlyMap<string, readonly string[]> = new Map(
  words.map(([german = '', ...english]) => [german, english]),
);
