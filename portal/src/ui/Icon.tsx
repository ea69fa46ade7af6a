import { iconPaths, type IconName } from './icon-paths.ts';

/** A line drawing beside a word; hidden from assistive technology. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg className="icon" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={iconPaths[name]} />
  </svg>
);
