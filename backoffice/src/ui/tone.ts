/** The four meanings that colour may stress, and none. A tone always comes with a word or an icon. */
export type Tone = 'neutral' | 'due' | 'answered' | 'attention' | 'stopped';

/** Text and ground of a tone, from the design tokens of the current theme. */
export const toneStyle = (tone: Tone): { color: string; backgroundColor: string } =>
  tone === 'neutral'
    ? { color: 'var(--ink)', backgroundColor: 'var(--accent-wash)' }
    : { color: `var(--${tone})`, backgroundColor: `var(--${tone}-wash)` };
