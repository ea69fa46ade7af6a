export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Reads the stored choice, or null for anything else: then the page follows the system. */
export const readTheme = (value: string | undefined): Theme | null => themes.find((theme) => theme === value) ?? null;
