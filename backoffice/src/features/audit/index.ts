import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The audit log: read by those whom it concerns, written by nobody here. */
export const audit: Feature = {
  resources: {
    audit: { title: 'action', administrator: { list: 'audit' } },
  },
  screens: { audit: lazyScreen(() => import('./AuditPage.tsx')) },
  menu: [{ screen: 'audit', label: 'menu.audit', icon: HistoryIcon, needs: ['read', 'AuditEntry'] }],
};
