import type { Skill } from '@prentice/contract';
import { useEffect, useState } from 'react';
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
