/** What each long text says about itself. */
export interface TextFront {
  title: string;
  description: string;
  version: string;
  /** Day from which this version holds, YYYY-MM-DD. */
  effective: string;
}

/** Reads the head of a text. Throws on what is missing, so that an incomplete text is noticed when it is written. */
export function readFront(front: Record<string, unknown>): TextFront {
  const read = (name: keyof TextFront): string => {
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
