import { Link } from '@mui/material';
import { finalistStates, type applicationViews, type ViewOf } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { pathTo } from '../../app/screen.paths.ts';
import { useText } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { ExportButton } from '../../ui/list/export.button.tsx';
import { ListPage } from '../../ui/list/list.page.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Moment } from '../../ui/moment.tsx';
import { dayText } from '../../ui/moment.text.ts';
import { PageHead } from '../../ui/page.head.tsx';
import { PayField } from '../../ui/pay.field.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

type Finalist = ViewOf<typeof applicationViews.admin>;

/** Finalists and what became of them. */
const shown = [...finalistStates, 'offer_declined', 'completed', 'terminated_early'] as const;

function useColumns(): readonly Column<Finalist>[] {
  const text = useText();
  const locale = useLocale() ?? 'en';
  return [
    { name: 'displayName', label: text('candidates.candidate') },
    {
      name: 'state',
      label: text('finalists.outcome'),
      render: (row) => <StatusChip state={row.state} words="applicationState" />,
    },
    {
      name: 'startDate',
      label: text('outcome.startDate'),
      render: ({ offer }) => (offer ? dayText(offer.startDate, locale) : '–'),
    },
    {
      name: 'pay',
      label: text('outcome.pay'),
      render: ({ offer }) => (offer ? <PayField pay={offer.pay} /> : '–'),
    },
    {
      name: 'expiresAt',
      label: text('outcome.expires'),
      render: ({ offer }) => <Moment at={offer?.expiresAt} />,
    },
    {
      name: 'submittedAt',
      label: text('candidates.applied'),
      sort: 'submittedAt',
      render: (row) => <Moment at={row.submittedAt} />,
    },
    {
      name: 'updatedAt',
      label: text('finalists.changed'),
      sort: 'updatedAt',
      render: (row) => <Moment at={row.updatedAt} />,
    },
  ];
}

function Finalists({ id }: { id: string }): ReactElement {
  const text = useText();
  const columns = useColumns();
  return (
    <ListPage<Finalist>
      resource="applications"
      storeKey={`finalists.${id}`}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      permanent={{ internshipId: id, state: shown }}
      empty={<EmptyState title={text('finalists.none')} help={text('finalists.noneHelp')} />}
      tools={
        <ExportButton
          fileName="finalists.csv"
          call={(query, options) => client.applications.export({ query }, options)}
        />
      }
    >
      <RecordTable<Finalist>
        columns={columns}
        storeKey="finalists.columns"
        pathOf={(row) => pathTo('intern', row.internId)}
      />
    </ListPage>
  );
}

/** Finalists of one internship with their offers and outcomes, for administrators. */
export default function FinalistsPage(): ReactElement {
  const text = useText();
  const { id = '' } = useParams();
  const internship = useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });
  return (
    <Loaded asked={internship}>
      {({ title }) => (
        <>
          <PageHead
            title={text('finalists.title')}
            above={
              <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
                {title ?? text('internships.untitled')}
              </Link>
            }
          />
          <Finalists key={id} id={id} />
        </>
      )}
    </Loaded>
  );
}
