import type { Skill } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/language.ts';
import { queryClient } from '../session/query.hook.ts';
import { session } from '../site/browser-session.ts';

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE_MS = 200;

/** Returns the skills of the taxonomy that fit what is typed; none before the second letter. */
export function useSkillSuggestions(typed: string): Skill[] {
  const [suggestions, setSuggestions] = useState<Skill[]>([]);
  useEffect(() => {
    const q = typed.trim();
    if (q.length < 2) return;
    const timer = setTimeout(() => {
      session.client.skills.search({ query: { q } }).then(
        (reply) => setSuggestions(reply.items),
        () => setSuggestions([]),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return suggestions;
}

type NamedSkill = Pick<Skill, 'label'> & { readonly id: string | null };

/**
 * Returns what skills are called in a language. Labels are English: names in other languages are loaded where they are
 * needed, and labels stand for them until then.
 */
export function useSkillNames(language: Language): (skill: NamedSkill) => string {
  const { data: names } = useQuery(
    {
      queryKey: ['skill-names'],
      queryFn: () => import('@prentice/contract/skills'),
      enabled: language !== 'en',
      staleTime: Infinity,
    },
    queryClient,
  );
  return (skill) => names?.skillNameIn(language, skill) ?? skill.label;
}
