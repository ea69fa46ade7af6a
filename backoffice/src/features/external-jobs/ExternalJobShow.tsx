import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import {
  FunctionField,
  SimpleShowLayout,
  TabbedShowLayout,
  TextField,
  UrlField,
  useLocale,
  useRecordContext,
} from 'react-admin';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { AuditTrail } from '../../ui/differences/AuditTrail.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { RecordShow } from '../../ui/record/RecordShow.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { ShowTabs } from '../../ui/page/AddressedTabs.tsx';
import { useValueText } from '../../ui/formats/value-format.hook.ts';
import { payAmount } from '../../ui/formats/value-format.ts';
import { CheckLinkButton } from './CheckLinkButton.tsx';
import { ClicksTable } from './ClicksTable.tsx';
import { ClosingDate, ExternalJobHeader } from './ExternalJobHeader.tsx';
import type { ManagedExternalJob } from './ExternalJobInputs.tsx';

function JobPay({ pay }: Pick<ManagedExternalJob, 'pay'>): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return <span>{pay ? `${payAmount(pay, locale)} ${text(`pay.${pay.unit}`)}` : text('pay.none')}</span>;
}

function JobFacts(): ReactElement {
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const time = (instant: string | null) => <RelativeTime instant={instant} />;
  const Field = FunctionField<ManagedExternalJob>;
  return (
    <SimpleShowLayout sx={{ px: 0, maxWidth: 760 }}>
      <TextField source="organisation" label="externalJobs.organisation" />
      <UrlField source="url" label="externalJobs.url" target="_blank" rel="noopener noreferrer" />
      <Field label="externalJobs.type" render={({ type }) => valueLabel('externalJobType', type)} />
      <Field label="externalJobs.workMode" render={({ workMode }) => valueLabel('workMode', workMode)} />
      <TextField source="city" label="externalJobs.city" emptyText="–" />
      <Field label="externalJobs.country" render={({ country }) => (country ? valueText('country', country) : '–')} />
      <TextField source="summary" label="externalJobs.summary" emptyText="–" />
      <Field label="externalJobs.pay" render={({ pay }) => <JobPay pay={pay} />} />
      <Field label="externalJobs.closesAt" render={({ closesAt }) => <ClosingDate closesAt={closesAt} />} />
      <Field label="externalJobs.publishAt" render={({ publishAt }) => time(publishAt)} />
      <Field label="externalJobs.updatedAt" render={({ updatedAt }) => time(updatedAt)} />
    </SimpleShowLayout>
  );
}

function Details(): ReactElement {
  const text = useMessages();
  const job = useRecordContext<ManagedExternalJob>();
  if (!job) return <PageSkeleton />;
  const actions = (
    <>
      <CheckLinkButton id={job.id} />
      <Button
        variant="contained"
        component={LinkBase}
        to={pathTo('externalJobEdit', job.id)}
        startIcon={<EditIcon aria-hidden />}
      >
        {text('action.edit')}
      </Button>
    </>
  );
  return (
    <>
      <ExternalJobHeader job={job} actions={actions} />
      <ShowTabs>
        <TabbedShowLayout.Tab label="externalJobs.tab.listing">
          <JobFacts />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="externalJobs.clicks">
          <ClicksTable id={job.id} />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="news.tab.history">
          <AuditTrail resource="external-jobs" id={job.id} />
        </TabbedShowLayout.Tab>
      </ShowTabs>
    </>
  );
}

/** Shows one listing with all that is known about it: its fields, its clicks by day, and what was done to it. */
export default function ExternalJobShow(): ReactElement {
  return <RecordShow resource="external-jobs">{() => <Details />}</RecordShow>;
}
