import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import AnnouncementsIcon from '@mui/icons-material/CampaignOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import DataRequestIcon from '@mui/icons-material/PrivacyTipOutlined';
import type { Action, Subject } from '@prentice/contract';
import type { ComponentType } from 'react';
import type { Screen } from '../app/screen-paths.ts';
import type { MessageKey } from '../i18n/messages.hook.ts';

/** An entry of a menu; it is shown to those who enter its screen and whose ability has `needs`. */
export interface MenuEntry {
  readonly screen: Screen;
  readonly label: MessageKey;
  /** Screens that are reached through this one; on them the entry stays marked. */
  readonly childScreens?: readonly Screen[];
  readonly icon: ComponentType<{ fontSize?: 'small' }>;
  readonly needs?: readonly [Action, Subject];
}

const internshipScreens = [
  'employerInternshipCreate',
  'employerInternship',
  'candidates',
  'selected',
  'candidate',
] as const;

export const employerMenu: readonly MenuEntry[] = [
  { screen: 'employerDashboard', label: 'menu.overview', icon: DashboardIcon },
  { screen: 'interested', label: 'menu.triage', icon: InboxIcon, needs: ['read', 'Application'] },
  {
    screen: 'employerInternships',
    label: 'menu.ownInternships',
    icon: WorkIcon,
    needs: ['read', 'Internship'],
    childScreens: internshipScreens,
  },
  { screen: 'companySetup', label: 'menu.company', icon: ApartmentIcon, needs: ['read', 'Employer'] },
];

/** The menu of administrators, with the dashboard of their kind first. */
export const administratorMenu = (dashboard: 'admin' | 'limitedAdmin'): readonly MenuEntry[] => [
  { screen: dashboard, label: 'menu.overview', icon: DashboardIcon, needs: ['read', 'Dashboard'] },
  { screen: 'verification', label: 'menu.verification', icon: VerifiedIcon, needs: ['read', 'VerificationCase'] },
  {
    screen: 'moderation',
    label: 'menu.moderation',
    icon: ChecklistIcon,
    needs: ['read', 'Internship'],
    childScreens: ['moderatedInternship', 'finalists'],
  },
  {
    screen: 'reports',
    label: 'menu.reports',
    icon: FlagIcon,
    needs: ['read', 'Report'],
    childScreens: ['report'],
  },
  {
    screen: 'allEmployers',
    label: 'menu.employers',
    icon: ApartmentIcon,
    needs: ['read', 'Employer'],
    childScreens: ['employer'],
  },
  {
    screen: 'allInterns',
    label: 'menu.interns',
    icon: SchoolIcon,
    needs: ['read', 'InternProfile'],
    childScreens: ['intern'],
  },
  {
    screen: 'news',
    label: 'menu.news',
    icon: NewsIcon,
    needs: ['update', 'NewsItem'],
    childScreens: ['newsCreate', 'newsEdit', 'newsShow'],
  },
  {
    screen: 'announcements',
    label: 'menu.announcements',
    icon: AnnouncementsIcon,
    needs: ['read', 'Announcement'],
    childScreens: ['announcementCreate', 'announcementEdit', 'announcementShow'],
  },
  {
    screen: 'externalJobs',
    label: 'menu.externalJobs',
    icon: OpenInNewIcon,
    needs: ['update', 'ExternalJob'],
    childScreens: [
      'externalJobCreate',
      'externalJobEdit',
      'externalJobShow',
      'externalJobSources',
      'externalJobSourceCreate',
      'externalJobSourceEdit',
    ],
  },
  { screen: 'dataRequests', label: 'menu.dataRequests', icon: DataRequestIcon, needs: ['read', 'DataRequest'] },
  { screen: 'createLimitedAdmin', label: 'menu.administrators', icon: KeyIcon, needs: ['read', 'AdminInvitation'] },
  { screen: 'audit', label: 'menu.audit', icon: HistoryIcon, needs: ['read', 'AuditEntry'] },
  { screen: 'adminNotifications', label: 'menu.notifications', icon: NotificationsIcon },
];
