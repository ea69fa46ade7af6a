import type { SettingsSection } from '@prentice/contract';
import type { IconName } from '../../ui/Icon.tsx';

/** The drawing beside the name of each section of the settings. */
export const sectionIcons: Readonly<Record<SettingsSection, IconName>> = {
  account: 'person',
  devices: 'device',
  language: 'globe',
  notifications: 'bell',
  data: 'lock',
};
