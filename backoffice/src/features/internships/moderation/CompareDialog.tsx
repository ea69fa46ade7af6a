import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { fieldsWith, internshipFields, postingDifferences, type DraftUpdate } from '@prentice/contract';
import { LinkBase, useGetOne, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { draftContentOf } from '../draft-content.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { DifferenceTable } from '../posting/Revisions.tsx';
import { SharedPassagesTable } from './SharedPassagesTable.tsx';

/** What is written in sentences, and may have been copied. */
const proseFields = fieldsWith(internshipFields, 'prose');

type ComparedInternship = RaRecord & { readonly employer: { readonly name: string } };

interface ComparisonColumnsProps {
  readonly internship: ModeratedInternship;
  readonly other: ComparedInternship;
}

function ComparisonColumns({ internship, other }: ComparisonColumnsProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [left, right] = [draftContentOf(internship), draftContentOf(other)];
  if (!left || !right) return <p>{text('failure.load')}</p>;
  const changes = postingDifferences(left, right);
  const fields = Object.keys(left) as (keyof DraftUpdate)[];
  const alike = fields.filter((field) => !changes.some((change) => change.field === field));
  const isProse = (field: keyof DraftUpdate) => proseFields.some((prose) => prose === field);
  const written = proseFields.filter((field) => [left[field], right[field]].some((value) => value && value.length > 0));
  const heads = [
    text('moderation.thisOne', { name: internship.employer.name }),
    text('moderation.theOther', { name: other.employer.name }),
  ] as const;
  return (
    <>
      <p>{text('moderation.alike', { alike: alike.length, all: fields.length })}</p>
      <Typography variant="h3">{text('moderation.sharedText')}</Typography>
      <SharedPassagesTable fields={written} left={left} right={right} heads={heads} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {text('moderation.otherFields')}
      </Typography>
      <DifferenceTable changes={changes.filter(({ field }) => !isProse(field))} heads={heads} heading="h4" />
      <p>
        {text('moderation.sameFields', { fields: alike.map((field) => valueLabel('posting.field', field)).join(', ') })}
      </p>
    </>
  );
}

interface CompareDialogProps {
  readonly internship: ModeratedInternship;
  readonly otherId: string;
  readonly onClose: () => void;
}

/** Shows two internships side by side: what they say with the passages marked that both have, then what else differs. */
export function CompareDialog({ internship, otherId, onClose }: CompareDialogProps): ReactElement {
  const text = useMessages();
  const narrow = useIsNarrowScreen();
  const query = useGetOne<ComparedInternship>('internships', { id: otherId });
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={narrow} maxWidth="lg">
      <DialogTitle>{text('moderation.compareTitle')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <QueryBoundary query={query}>
          {(other) => <ComparisonColumns internship={internship} other={other} />}
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Link component={LinkBase} to={pathTo('moderatedInternship', otherId)} sx={{ mr: 1 }}>
          {text('moderation.openOther')}
        </Link>
        <Button variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
