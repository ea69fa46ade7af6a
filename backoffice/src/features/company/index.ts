import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** The own company: profile, documents, members, verification. */
export const company: Feature = {
  resources: {},
  screens: { companySetup: lazyScreen(() => import('./CompanyPage.tsx')) },
  menu: [{ screen: 'companySetup', label: 'menu.company', icon: ApartmentIcon, needs: ['read', 'Employer'] }],
};
