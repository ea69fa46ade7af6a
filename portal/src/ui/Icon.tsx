import type { ReactNode } from 'react';

/** Line drawings on an 18 × 18 field; they are beside a word, never instead of one. */
export const iconPaths = {
  due: 'M9 2.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 9 2.2zM9 5.4V9l2.4 1.6',
  answered: 'M3.2 9.6l3.6 3.7 8-8.6',
  attention: 'M9 2.5 1.8 15.2h14.4zM9 7.2v3.6m0 2.2v.1',
  stopped: 'M9 2.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 9 2.2zM4.3 13.7l9.4-9.4',
  info: 'M9 2.2a6.8 6.8 0 1 0 0 13.6A6.8 6.8 0 0 0 9 2.2zM9 8.4v4m0-6.8v.1',
  verified: 'M9 1.8 3 4v4.6c0 3.6 2.5 6.3 6 7.6 3.5-1.3 6-4 6-7.6V4zM6.3 9l2 2 3.6-4',
  bookmark: 'M4.5 2.5h9v13L9 12.2 4.5 15.5z',
  calendar: 'M2.8 4.2h12.4v11H2.8zM2.8 7.6h12.4M6 2.4v3m6-3v3',
  bell: 'M4.2 12.8V8.2a4.8 4.8 0 0 1 9.6 0v4.6zM2.8 12.8h12.4M7.4 15.2a1.7 1.7 0 0 0 3.2 0',
  expand: 'M4 6.8 9 11.8l5-5',
  close: 'M4.5 4.5l9 9m0-9-9 9',
  search: 'M7.8 2.8a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11.5 11.5l3.8 3.8',
  filter: 'M2.5 4.8h13M5 9h8M7.5 13.2h3',
  pin: 'M6 2.5h6M7 2.5v5l-2.5 3h9L11 7.5v-5M9 10.5v5',
  offer: 'M9 2l2.1 4.4 4.8.6-3.5 3.3.9 4.8L9 12.8l-4.3 2.3.9-4.8L2.1 7l4.8-.6z',
  share: 'M9 11V2.2M5.8 5.2 9 2.2l3.2 3M4.2 8.8H3v6.7h12V8.8h-1.2',
  sent: 'M2.4 8.2 15.6 2.4l-3.8 13-3.4-5.2zM8.4 10.2l7.2-7.8',
  seen: 'M1.8 9C3.5 5.8 6 4.2 9 4.2s5.5 1.6 7.2 4.8c-1.7 3.2-4.2 4.8-7.2 4.8S3.5 12.2 1.8 9zM9 6.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  upload: 'M9 11.4V2.6M5.4 6.2 9 2.6l3.6 3.6M2.8 11.4v4h12.4v-4',
  undo: 'M6.2 4 2.8 7.4l3.4 3.4M3 7.4h7.4a4 4 0 0 1 0 8H7',
  redo: 'M11.8 4l3.4 3.4-3.4 3.4M15 7.4H7.6a4 4 0 0 0 0 8H11',
  feed: 'M3.2 3.2a11.6 11.6 0 0 1 11.6 11.6M3.2 8a6.8 6.8 0 0 1 6.8 6.8M4.4 13.6v.1',
} as const;

export type IconName = keyof typeof iconPaths;

/** Meanings that are never shown by colour alone: each has an icon and is used with a word. */
export type Tone = 'due' | 'answered' | 'attention' | 'stopped' | 'info';

/** Shows a line drawing beside a word; hidden from assistive technology. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg className="icon" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
);

/** Shows a state in an icon and a word. */
export const Badge = ({ tone, icon = tone, children }: { tone: Tone; icon?: IconName; children: ReactNode }) => (
  <span className={`badge is-${tone}`}>
    <Icon name={icon} size={16} />
    <span>{children}</span>
  </span>
);
