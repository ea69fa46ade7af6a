import { otherCityNames } from '../places/city-names.ts';
import { germanWords } from './german-words.ts';

/** Other words for a folded word: what it is called in the other language, each as words that must all be there. */
export function synonymsOf(word: string): readonly (readonly string[])[] {
  const english = germanWords.get(word);
  const city = otherCityNames.get(word);
  return [...(english ? [english] : []), ...(city ? city.map((name) => [name]) : [])];
}
