import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { NativeSelect } from '../../../ui/list/NativeControls.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import type { ApplicationDetails } from '../application-types.ts';

type RatingAndTags = Pick<ApplicationDetails, 'rating' | 'tags'>;
const isSameRating = (application: RatingAndTags, right: RatingAndTags): boolean =>
  application.rating === right.rating && application.tags.join('\n') === right.tags.join('\n');

const stars = ['1', '2', '3', '4', '5'];
const { count, length } = applicationLimits.tags;

/** Shows rating and tags within the team; the candidate never sees them. */
export function CandidateRating({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  /* Only what was chosen here and is not saved: the rest is as it stands, also when the state changes meanwhile. */
  const [chosen, setChosen] = useState<Partial<RatingAndTags>>({});
  const [saved, setSaved] = useState<RatingAndTags | null>(null);
  const { rating, tags }: RatingAndTags = { ...application, ...chosen };
  const save = useApiMutation(
    (body: RatingAndTags) => client.applications.rate({ params: { id: application.id }, body }).then(() => body),
    {
      successMessage: 'saved.done',
      onDone: setSaved,
    },
  );
  if (saved && isSameRating(application, saved)) {
    setSaved(null);
    if (isSameRating({ rating, tags }, saved)) setChosen({});
  }
  const changed = !isSameRating({ rating, tags }, saved ?? application);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, justifyItems: 'start' }}>
      <NativeSelect
        label={text('candidates.rating')}
        hidesLabel
        value={rating === null ? '' : String(rating)}
        options={[
          ['', text('candidates.notRated')],
          ...stars.map((value) => [value, text('candidates.stars', { value })] as const),
        ]}
        onChoose={(value) => setChosen({ ...chosen, rating: value === '' ? null : Number(value) })}
      />
      <Autocomplete
        multiple
        freeSolo
        fullWidth
        options={[]}
        value={tags}
        onChange={(_, next: string[]) =>
          setChosen({
            ...chosen,
            tags: [...new Set(next.map((tag) => tag.trim().slice(0, length)).filter(Boolean))].slice(0, count),
          })
        }
        renderInput={(props) => (
          <TextField {...props} label={text('candidates.tags')} helperText={text('candidates.tagsHelp')} />
        )}
      />
      {changed && (
        <Button variant="outlined" disabled={save.isPending} onClick={() => save.mutate({ rating, tags })}>
          {text('action.save')}
        </Button>
      )}
    </Box>
  );
}
