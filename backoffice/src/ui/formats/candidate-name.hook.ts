import { candidateNameIn } from '@prentice/contract';
import { useLocale } from 'ra-core';

/** Returns how a candidate is called in the reader's language: under blind review it is a word and a number. */
export function useCandidateName(): (candidate: { readonly displayName: string }) => string {
  const locale = useLocale() ?? 'en';
  return ({ displayName }) => candidateNameIn(displayName, locale);
}
