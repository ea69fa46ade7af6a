import AnalyzerIcon from '@mui/icons-material/FactCheckOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** CVs compared with what an internship asks for. */
export const cvAnalyzer: Feature = {
  resources: { 'cv-analyses': { title: 'name', employer: { list: 'employerCvAnalyzer' } } },
  screens: { employerCvAnalyzer: lazyScreen(() => import('./CvAnalyzerPage.tsx')) },
  menu: [{ screen: 'employerCvAnalyzer', label: 'menu.cvAnalyzer', icon: AnalyzerIcon, needs: ['read', 'CvAnalysis'] }],
};
