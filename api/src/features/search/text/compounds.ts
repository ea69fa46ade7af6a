const MIN_COMPOUND_LENGTH = 8;
const MIN_PART_LENGTH = 4;
/** What German puts between the parts of a compound, or drops from the first of them ("Schule", "Schulsozialarbeit"). */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const dropped = ['', 'e', 'en'];

function firstPart(beginning: string, isPart: (word: string) => boolean): string | undefined {
  for (const link of links) {
    const part = beginning.slice(0, beginning.length - link.length);
    if (beginning.endsWith(link) && part.length >= MIN_PART_LENGTH && isPart(part)) return part;
  }
  return dropped.map((ending) => beginning + ending).find((word) => word.length > MIN_PART_LENGTH && isPart(word));
}

/** Returns the parts of a compound of words that are known, the longest first part preferred; nothing for other words. */
export function splitCompound(word: string, isPart: (word: string) => boolean): readonly string[] {
  if (word.length < MIN_COMPOUND_LENGTH) return [];
  for (let end = word.length - MIN_PART_LENGTH; end >= MIN_PART_LENGTH; end--) {
    const first = firstPart(word.slice(0, end), isPart);
    if (first === undefined) continue;
    const rest = word.slice(end);
    const others = isPart(rest) ? [rest] : splitCompound(rest, isPart);
    if (others.length > 0) return [first, ...others];
  }
  return [];
}
