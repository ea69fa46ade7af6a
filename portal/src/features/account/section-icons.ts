import type { SettingsSection } from '@prentice/contract';
import type { PageIconName } from '../../ui/page-icons.ts';

/** The drawing beside the name of each section of the settings. */
export const sectionIcons: Readonly<Record<SettingsSection, PageIconName>> = {
  account: 'person',
  devices: 'device',
  language: 'globe',
  notifications: 'bell',
  data: 'lock',
};
