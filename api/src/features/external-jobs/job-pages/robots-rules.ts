interface Rule {
  readonly allow: boolean;
  readonly path: string;
}

/** Returns whether a rule's path, in which `*` stands for anything and a final `$` for the end, begins an address. */
function matches(rule: string, path: string): boolean {
  const [first = '', ...rest] = rule.replace(/\$$/, '').split('*');
  if (!path.startsWith(first)) return false;
  let position = first.length;
  for (const part of rest) {
    const partIndex = path.indexOf(part, position);
    if (partIndex < 0) return false;
    position = partIndex + part.length;
  }
  return (
    !rule.endsWith('$') || position === path.length || (rest.at(-1) !== undefined && path.endsWith(rest.at(-1) ?? ''))
  );
}

/** Returns the rules for one agent: of the groups that name it, otherwise of those for everybody. */
function rulesFor(text: string, agent: string): readonly Rule[] {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let inRules = false;
  for (const raw of text.split(/\r?\n|\r/).slice(0, 5_000)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(raw) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      agents = inRules ? [value.trim().toLowerCase()] : [...agents, value.trim().toLowerCase()];
      inRules = false;
    } else if (name === 'allow' || name === 'disallow') {
      inRules = true;
      const rule = { allow: name === 'allow', path: value.trim() };
      if (rule.path) for (const agent of agents) groups.set(agent, [...(groups.get(agent) ?? []), rule]);
    }
  }
  return groups.get(agent.toLowerCase()) ?? groups.get('*') ?? [];
}

/**
 * Returns whether a robots.txt lets an agent ask for a path: the longest rule that matches decides (RFC 9309, 2.2.2).
 */
export function isAllowedByRobots(text: string, agent: string, path: string): boolean {
  const matchingRules = rulesFor(text, agent)
    .filter((rule) => matches(rule.path, path))
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  return matchingRules[0]?.allow ?? true;
}
