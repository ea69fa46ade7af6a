import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import MaintenanceIcon from '@mui/icons-material/BuildOutlined';
import AnnouncementsIcon from '@mui/icons-material/CampaignOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import AnalyzerIcon from '@mui/icons-material/FactCheckOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import DataRequestIcon from '@mui/icons-material/PrivacyTipOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { MenuEntry } from './LazyScreen.tsx';

/** The entries of all menus, in their order; each person sees those that are theirs. */
export const menuEntries: readonly MenuEntry[] = [
  { screen: 'employerDashboard', label: 'menu.overview', icon: DashboardIcon },
  { screen: 'admin', label: 'menu.overview', icon: DashboardIcon, needs: ['read', 'Dashboard'], role: 'admin' },
  {
    screen: 'limitedAdmin',
    label: 'menu.overview',
    icon: DashboardIcon,
    needs: ['read', 'Dashboard'],
    role: 'limited_admin',
  },
  {
    screen: 'interested',
    label: 'menu.triage',
    icon: InboxIcon,
    needs: ['read', 'Application'],
    childScreens: ['candidate'],
    from: 'triage',
  },
  { screen: 'employerCvAnalyzer', label: 'menu.cvAnalyzer', icon: AnalyzerIcon, needs: ['read', 'CvAnalysis'] },
  { screen: 'verification', label: 'menu.verification', icon: VerifiedIcon, needs: ['read', 'VerificationCase'] },
  {
    screen: 'employerInternships',
    label: 'menu.ownInternships',
    icon: WorkIcon,
    needs: ['read', 'Internship'],
    childScreens: ['employerInternshipCreate', 'employerInternship', 'candidates', 'selected', 'candidate'],
  },
  {
    screen: 'moderation',
    label: 'menu.moderation',
    icon: ChecklistIcon,
    needs: ['read', 'Internship'],
    childScreens: ['moderatedInternship', 'finalists'],
  },
  { screen: 'companySetup', label: 'menu.company', icon: ApartmentIcon, needs: ['read', 'Employer'] },
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
  { screen: 'adminCvAnalyzer', label: 'menu.cvAnalyzer', icon: AnalyzerIcon, needs: ['read', 'CvMetrics'] },
  { screen: 'dataRequests', label: 'menu.dataRequests', icon: DataRequestIcon, needs: ['read', 'DataRequest'] },
  { screen: 'createLimitedAdmin', label: 'menu.administrators', icon: KeyIcon, needs: ['read', 'AdminInvitation'] },
  { screen: 'fixCreatedAt', label: 'menu.maintenance', icon: MaintenanceIcon, needs: ['read', 'MaintenanceRun'] },
  { screen: 'audit', label: 'menu.audit', icon: HistoryIcon, needs: ['read', 'AuditEntry'] },
  { screen: 'adminNotifications', label: 'menu.notifications', icon: NotificationsIcon },
  { screen: 'employerNotifications', label: 'menu.notifications', icon: NotificationsIcon },
];
