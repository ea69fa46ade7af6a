import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import { lazyScreen, type Feature } from '../../app/LazyScreen.tsx';

/** News for those who manage them: list, create, edit and show. */
export const news: Feature = {
  resources: {
    news: { title: 'title', administrator: { list: 'news', create: 'newsCreate', edit: 'newsEdit', show: 'newsShow' } },
  },
  screens: {
    news: lazyScreen(() => import('./NewsList.tsx')),
    newsCreate: lazyScreen(() => import('./NewsCreate.tsx')),
    newsEdit: lazyScreen(() => import('./NewsEdit.tsx')),
    newsShow: lazyScreen(() => import('./NewsShow.tsx')),
  },
  menu: [
    {
      screen: 'news',
      label: 'menu.news',
      icon: NewsIcon,
      needs: ['update', 'NewsItem'],
      childScreens: ['newsCreate', 'newsEdit', 'newsShow'],
    },
  ],
};
