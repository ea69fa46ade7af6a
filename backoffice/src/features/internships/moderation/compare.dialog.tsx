import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import { differences, type DraftUpdate } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { useNarrow } from '../../../ui/narrow.hook.ts';
import type { ModeratedInternship } from '../internship.types.ts';
import { contentOf } from '../posting/content.ts';
import { DifferenceTable } from '../posting/difference.table.tsx';
import { SharedTable } from './shared.table.tsx';

/** What is written in sentences, and may have been copied. */
const prose = [
  'title',
  'description',
  'tasks',
  'learningOutcomes',
  'durationJustification',
  'questions',
] as const satisfies readonly (keyof DraftUpdate)[];

interface SidesProps {
  readonly one: ModeratedInternship;
  readonly other: object & { readonly employer: { readonly name: string } };
}

function Sides({ one, other }: SidesProps): ReactElement {
  const text = useText();
  const word = useWord();
  const [left, right] = [contentOf(one), contentOf(other)];
  if (!left || !right) return <p>{text('failure.load')}</p>;
  const changes = differences(left, right);
  const fields = Object.keys(left) as (keyof DraftUpdate)[];
  const alike = fields.filter((field) => !changes.some((change) => change.field === field));
  const isProse = (field: keyof DraftUpdate) => prose.some((one) => one === field);
  const written = prose.filter((field) => [left[field], right[field]].some((value) => value && value.length > 0));
  const heads = [
    text('moderation.thisOne', { name: one.employer.name }),
    text('moderation.theOther', { name: other.employer.name }),
  ] as const;
  return (
    <>
      <p>{text('moderation.alike', { alike: alike.length, all: fields.length })}</p>
      <Typography variant="h3">{text('moderation.sharedText')}</Typography>
      <SharedTable fields={written} left={left} right={right} heads={heads} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        {text('moderation.otherFields')}
      </Typography>
      <DifferenceTable changes={changes.filter(({ field }) => !isProse(field))} heads={heads} heading="h4" />
      <p>{text('moderation.sameFields', { fields: alike.map((field) => word('posting.field', field)).join(', ') })}</p>
    </>
  );
}

interface CompareDialogProps {
  readonly one: ModeratedInternship;
  readonly otherId: string;
  readonly onClose: () => void;
}

/** Two internships side by side: what they say with the passages marked that both have, then what else differs. */
export function CompareDialog({ one, otherId, onClose }: CompareDialogProps): ReactElement {
  const text = useText();
  const narrow = useNarrow();
  const asked = useQuery({
    queryKey: ['internships', 'one', otherId],
    queryFn: ({ signal }) => client.internships.get({ params: { id: otherId } }, { signal }),
  });
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={narrow} maxWidth="lg">
      <DialogTitle>{text('moderation.compareTitle')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Loaded asked={asked}>{(other) => <Sides one={one} other={other} />}</Loaded>
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
