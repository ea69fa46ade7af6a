import { Box, Tab, Tabs } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/messages.hook.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AnalysisLog } from './AnalysisLog.tsx';
import { MetricsOverview } from './MetricsOverview.tsx';
import { CvTestPanel } from './CvTestPanel.tsx';

const tabs = { overview: MetricsOverview, tests: CvTestPanel, analyses: AnalysisLog } as const satisfies Record<
  string,
  ComponentType
>;
type TabName = keyof typeof tabs;
const names = Object.keys(tabs) as TabName[];

/** Shows the analyzer of CVs for administrators. The open tab is in the address. */
export default function CvAdministrationPage(): ReactElement {
  const text = useMessages();
  const [search, setSearch] = useSearchParams();
  const open = names.find((name) => name === search.get('tab')) ?? 'overview';
  const Content = tabs[open];
  return (
    <>
      <PageHeader title={text('analyzer.title')}>{text('cvAdmin.intro')}</PageHeader>
      <Tabs
        value={open}
        onChange={(_, name: TabName) => setSearch(name === 'overview' ? {} : { tab: name })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('analyzer.title')}
        sx={{ mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={text(`cvAdmin.tab.${name}`)}
            id={`cv-tab-${name}`}
            aria-controls={`cv-panel-${name}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`cv-panel-${open}`} aria-labelledby={`cv-tab-${open}`}>
        <Content />
      </Box>
    </>
  );
}
