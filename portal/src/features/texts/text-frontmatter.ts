/** What each long text says about itself. */
export interface TextFrontmatter {
  title: string;
  description: string;
  version: string;
  /** Day from which this version holds, YYYY-MM-DD. */
  effective: string;
}

/** Reads the front matter of a text. @throws Error when a field is missing, so that an incomplete text is noticed early. */
export function readFrontmatter(front: Record<string, unknown>): TextFrontmatter {
  const read = (name: keyof TextFrontmatter): string => {
    const value = front[name];
    if (typeof value !== 'string' || value === '') throw new Error(`A text lacks its ${name}.`);
    return value;
  };
  return {
    title: read('title'),
    description: read('description'),
    version: read('version'),
    effective: read('effective'),
  };
}
