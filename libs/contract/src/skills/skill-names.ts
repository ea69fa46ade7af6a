import { z } from 'zod';
import { parseRows } from '../kernel/data-rows.ts';
import names from './data/skill-names.json' with { type: 'json' };
import type { Locale } from '../places/codes.ts';
import { skillId } from './skill.contract.ts';

const skillName = z
  .strictObject({
    skill: skillId,
    /** The usual German name first. */
    de: z.array(z.string()).min(1).readonly(),
    /** English names beside those of the taxonomy. */
    en: z.array(z.string()).readonly().default([]),
    /** A permit, which a CV cannot show any better than by naming it. */
    licence: z.boolean().default(false),
  })
  .readonly();

/**
 * The names that skills have beside those of the taxonomy. A skill that is missing has the same name in every language.
 */
export const skillNames = parseRows(names, skillName);

const byId: ReadonlyMap<string, z.output<typeof skillName>> = new Map(skillNames.map((row) => [row.skill, row]));

/** Returns the German names of a skill, the usual one first; none for one that is called the same in every language. */
export const germanNames = (id: string): readonly string[] => byId.get(id)?.de ?? [];

/** Returns what a skill is called in a language; its label where it is called the same, or is none of the taxonomy. */
export const skillNameIn = (
  language: Locale,
  { id, label }: { readonly id: string | null; readonly label: string },
): string => (language === 'de' && id !== null ? germanNames(id)[0] : undefined) ?? label;

/** Returns the English names of a skill beside its label and synonyms. */
export const moreEnglishNames = (id: string): readonly string[] => byId.get(id)?.en ?? [];

/** Returns whether the names of a skill in this language are known. */
export const isNamedIn = (id: string, language: string): boolean => !byId.has(id) || ['en', 'de'].includes(language);

/** Returns whether a skill is a permit, such as a driving licence. */
export const isLicence = (id: string): boolean => byId.get(id)?.licence ?? false;
