import AnalyzerIcon from '@mui/icons-material/FactCheckOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** How CVs are analysed, for full administrators: figures, a test bench for the reader, and single analyses. */
export const cvAdministration: Feature = {
  resources: { 'cv-analysis-log': { title: 'internshipTitle', administrator: { list: 'adminCvAnalyzer' } } },
  screens: { adminCvAnalyzer: lazyScreen(() => import('./CvAdministrationPage.tsx')) },
  menu: [{ screen: 'adminCvAnalyzer', label: 'menu.cvAnalyzer', icon: AnalyzerIcon, needs: ['read', 'CvMetrics'] }],
};
