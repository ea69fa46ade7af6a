import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName, Tone } from './icon-paths.ts';

/** A state in an icon and a word. */
export const Badge = ({ tone, icon = tone, children }: { tone: Tone; icon?: IconName; children: ReactNode }) => (
  <span className={`badge is-${tone}`}>
    <Icon name={icon} size={16} />
    <span>{children}</span>
  </span>
);
