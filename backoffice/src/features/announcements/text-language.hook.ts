import {
  announcementContent,
  announcementLanguages,
  writtenLanguages,
  type AnnouncementLanguage,
} from '@prentice/contract';
import { useLocale } from 'ra-core';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { writtenFields } from './announcement-draft.hook.ts';

/** The language that somebody chose to write in, and how it is chosen. */
type ChosenLanguage = readonly [AnnouncementLanguage | null, (language: AnnouncementLanguage) => void];

/** Shared by the texts of a form and its toolbar, which leads to them. */
export const ChosenTextLanguage = createContext<ChosenLanguage>([null, () => undefined]);

export interface LanguageChoice {
  readonly language: AnnouncementLanguage;
  readonly onLanguage: (language: AnnouncementLanguage) => void;
}

/** Returns the language whose text is shown: the chosen one; at first the own one, or the one that is written. */
export function useTextLanguage(): LanguageChoice {
  const interfaceLanguage = useLocale()?.startsWith('de') ? 'de' : 'en';
  const { getValues } = useFormContext();
  const [chosen, onLanguage] = useContext(ChosenTextLanguage);
  const [first] = useState<AnnouncementLanguage>(() => {
    const read = announcementContent.safeParse(writtenFields(getValues()));
    const written = read.success ? writtenLanguages(read.data) : [];
    return written.includes(interfaceLanguage) ? interfaceLanguage : (written[0] ?? interfaceLanguage);
  });
  return { language: chosen ?? first, onLanguage };
}

/** Shows the other language as soon as all that is wrong is there. */
export function useFaultyLanguage({ language, onLanguage }: LanguageChoice): void {
  const { errors } = useFormState();
  const faulty = announcementLanguages.filter((each) => errors[each] !== undefined);
  const other = faulty.includes(language) ? undefined : faulty[0];
  const faults = faulty.join();
  const seen = useRef('');
  useEffect(() => {
    /* Once for each fault: who looks at the other text meanwhile stays there. */
    if (faults === seen.current) return;
    seen.current = faults;
    if (other) onLanguage(other);
  }, [faults, other, onLanguage]);
}

/** Returns a function that leads to a field, also to one of the text that is not shown. */
export function useGoToField(): (field: string) => void {
  const { setFocus } = useFormContext();
  const { onLanguage } = useTextLanguage();
  return (field) => {
    const language = announcementLanguages.find((each) => field.startsWith(`${each}.`));
    /* What is hidden takes no focus. */
    if (language) flushSync(() => onLanguage(language));
    /* A group of boxes has no field of its own that could be focused. */
    const box = document.querySelector<HTMLInputElement>(`[class~="ra-input-${field}"] input[type="checkbox"]`);
    if (box) box.focus();
    else setFocus(field);
  };
}
