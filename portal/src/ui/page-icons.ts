import { iconPaths } from './Icon.tsx';

/** The drawings that pages show: those of islands, and others that no script has to bring. */
export const pageIconPaths = {
  ...iconPaths,
  person: 'M9 2.6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2.8 15.4c.6-3 2.9-4.6 6.2-4.6s5.6 1.6 6.2 4.6',
  device: 'M2.6 3.4h12.8v8.8H2.6zM6.4 15.2h5.2',
  globe: 'M9 2.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 9 2.2zM2.4 9h13.2M9 2.4c4 4 4 9.2 0 13.2-4-4-4-9.2 0-13.2z',
  place:
    'M9 16S3.8 11.2 3.8 7.2a5.2 5.2 0 0 1 10.4 0C14.2 11.2 9 16 9 16zM9 5.4a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z',
  lock: 'M4 8h10v7.2H4zM6 8V5.8a3 3 0 0 1 6 0V8',
  onward: 'M6.8 4l5 5-5 5',
} as const;

export type PageIconName = keyof typeof pageIconPaths;
