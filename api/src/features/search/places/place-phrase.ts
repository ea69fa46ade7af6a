import { defaultRadius, placeLimits } from '@prentice/contract';
import { modeNamed, type WorkMode } from '../query/condition-names.ts';
import { foldText } from '../text/text-words.ts';
import { areaNamed } from './areas.ts';
import { findCities } from './cities.ts';
import { namesCityInArea } from './place-search.ts';

/** What was typed as a place, as the filters that it says. */
export interface PlacePhrase {
  /** One or several places, separated as in an address; empty for everywhere. */
  readonly place: string;
  readonly mode: WorkMode | null;
  /** Kilometres. */
  readonly radius: number | null;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people write around the name of a place. Folded. */
const wordsAround = setOf(
  'in near nearby around close next to by at from of the within outside up anywhere everywhere somewhere any where all whole ' +
    'throughout across greater metro metropolitan area areas region regions city town surroundings surrounding vicinity based ' +
    'preferably ideally raum grossraum umgebung umkreis umland nahe der von im rund um herum bei uber uberall irgendwo egal ' +
    'ganz ganze gesamtes stadt gegend bereich naher weltweit worldwide radius drumherum sowie also only nur am liebsten',
);

const RADIUS =
  /[+±~]?\s*(?:\b(?:bis zu|up to|max\.?)\s+)?(?<!\d)(?<km>\d{1,3})\s*(?:km|kilomet(?:er|re)(?:s|n)?)(?![\p{L}\d])/iu;
const MAX_RADIUS = 500;
/** "Berlin, Hamburg" may be two places, or a place and its area; after "or" comes another place. */
const SEPARATORS = /\s*[,/|+&()]\s*|\s+(?:or|oder|and|und|sowie)\s+/iu;
const CONJUNCTION = /^(?:or|oder)$/iu;
/** "Vienna, remote" is a list, and "Remote, Germany" a way of working with its place. */
const LIST_BEFORE = /[\p{L}\p{N})]\s*[,/|]\s*$/u;
const BETWEEN_WORDS = /[\s,/|+&()]+/u;
const POSTCODE = /^(?:[a-z]{1,2}-)?\d{4,5}$/i;
const EVERYWHERE_IN = /^(?<area>\p{L}{3,})weit$/iu;
const MAX_MODE_WORDS = 3;
/** A shorter name that is not known is a part of a longer one: "Bay Area". */
const MIN_NAME_LENGTH = 4;

const isKnown = (name: string): boolean =>
  findCities(name).length > 0 || areaNamed(name) !== undefined || namesCityInArea(name);

/** Returns a name without what people write around it; empty when nothing is left. */
function stripped(text: string): string {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const isAround = (word: string | undefined): boolean =>
    word !== undefined && (wordsAround.has(foldText(word)) || (POSTCODE.test(word) && words.length > 1));
  while (words.length > 0 && !isKnown(words.join(' '))) {
    if (isAround(words[0])) words.shift();
    else if (isAround(words.at(-1))) words.pop();
    else break;
  }
  const name = words.join(' ');
  if (name !== '' && name.length < MIN_NAME_LENGTH && !isKnown(name)) return text.trim();
  const area = EVERYWHERE_IN.exec(name)?.groups?.['area'];
  return area && areaNamed(area) ? area : name;
}

/** Joins neighbouring names that are one: "Bosnia and Herzegovina", "Graz, Austria". */
function joined(text: string): string[] {
  const parts = text.split(new RegExp(`(${SEPARATORS.source})`, 'iu'));
  const names: string[] = [];
  for (let index = 0; index < parts.length;) {
    let end = parts.length;
    while (end > index + 1 && !isOneName(parts.slice(index, end).join(''))) end -= 2;
    names.push(stripped(parts.slice(index, Math.max(end, index + 1)).join('')));
    index = Math.max(end, index + 1) + 1;
  }
  const filled = names.filter((name) => name !== '');
  const towns = filled.filter((name) => !POSTCODE.test(name));
  return towns.length > 0 ? towns : filled;
}

const isOneName = (text: string): boolean => isKnown(text) || isKnown(stripped(text.trim()));

/** Returns whether a city is written before an area that it is not in: "Graz, Germany" is nowhere, and not two places. */
const isContradiction = ([name = '', area = '', ...others]: readonly string[], text: string): boolean =>
  others.length === 0 && text.includes(',') && areaNamed(area) !== undefined && areaNamed(name) === undefined;

/** Splits what was typed into the names of places. With a name that is not known, a comma is part of that name. */
function namesIn(text: string): string[] {
  const names = joined(text);
  const isClear = (names.every(isKnown) && !isContradiction(names, text)) || / (?:or|oder|and|und) /iu.test(text);
  return isClear ? names : [stripped(text)];
}

interface Reading {
  readonly rest: string;
  readonly mode: WorkMode | null;
  /** Whether the way of working will do instead of the place: "Berlin or remote". */
  readonly isAlternative: boolean;
}

/** Takes the way of working out of a text. */
function readMode(text: string): Reading {
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  for (let length = MAX_MODE_WORDS; length > 0; length--)
    for (let index = 0; index + length <= words.length; index++) {
      const phrase = words.slice(index, index + length);
      const mode = modeNamed(phrase.join(' '));
      if (!mode) continue;
      const pattern = phrase.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('[\\s,/|+&()]+');
      const isAlternative =
        [words[index - 1], words[index + length]].some((word) => CONJUNCTION.test(word ?? '')) ||
        (mode === 'remote' && LIST_BEFORE.test(text.slice(0, text.search(new RegExp(pattern, 'u')))));
      return { rest: text.replace(new RegExp(pattern, 'u'), ' '), mode, isAlternative };
    }
  return { rest: text, mode: null, isAlternative: false };
}

/** Returns the distance that a text names, within what can be searched, and the text without it. */
function readRadius(text: string): { readonly rest: string; readonly radius: number | null } {
  const km = Number(RADIUS.exec(text)?.groups?.['km'] ?? 0);
  if (km === 0) return { rest: text, radius: null };
  return { rest: text.replace(RADIUS, ' '), radius: km <= MAX_RADIUS && km !== defaultRadius ? km : null };
}

/** Returns the parameters with the filters that the text of the place says. */
export function withPlacePhrase<Params extends { place?: string | undefined }>(
  params: Params,
  phrase: PlacePhrase | null,
) {
  if (!phrase) return params;
  const { place, mode, radius } = phrase;
  return { ...params, place: place || undefined, ...(mode && { mode: [mode] }), ...(radius !== null && { radius }) };
}

/** Removes conjunctions and signs that something was taken away from. */
const tidied = (text: string): string =>
  text
    .replace(/\(\s*\)/gu, ' ')
    .replace(/^[\s,/|+&]+|[\s,/|+&]+$/gu, '')
    .replace(/^(?:or|oder|and|und)\s+|\s+(?:or|oder|and|und)$/giu, '')
    .trim();

/** Returns whether a text is a place and says nothing else; brackets may hold more than "Frankfurt (Oder)". */
const isPlace = (text: string): boolean =>
  isKnown(text) && !(text.includes('(') && (RADIUS.test(text) || readMode(text).mode !== null));

function readOne(text: string): PlacePhrase {
  if (isPlace(text)) return { place: text, mode: null, radius: null };
  const { rest, radius } = readRadius(text);
  const { rest: named, mode, isAlternative } = readMode(rest);
  const names = namesIn(tidied(named));
  const isEither = isAlternative && mode !== null && names.length > 0;
  const places = isEither ? [...names, mode] : names;
  return { place: places.join(placeLimits.separator), mode: isEither ? null : mode, radius };
}

/**
 * Reads what people type as a place, such as "around Hamburg", "Munich or Berlin", "Germany remote" or "Graz + 50 km".
 * Returns undefined for what is a place already.
 */
export function readPlacePhrase(text: string): PlacePhrase | undefined {
  const typed = text
    .split(placeLimits.separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (typed.every((name) => isPlace(name) || (typed.length > 1 && modeNamed(name)))) return undefined;
  const read = typed.map(readOne);
  const places = read.flatMap(({ place }) => (place === '' ? [] : place.split(placeLimits.separator)));
  const phrase: PlacePhrase = {
    place: [...new Set(places)].slice(0, placeLimits.count).join(placeLimits.separator),
    mode: read.find(({ mode }) => mode !== null)?.mode ?? null,
    radius: read.find(({ radius }) => radius !== null)?.radius ?? null,
  };
  const isUnchanged = phrase.place === typed.join(placeLimits.separator) && !phrase.mode && phrase.radius === null;
  return isUnchanged ? undefined : phrase;
}
