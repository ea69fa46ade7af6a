import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ListColumn, ListTable } from '../../../ui/list/ListTable.tsx';
import { PathLink } from '../../../ui/list/RecordLink.tsx';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { RowActionMenu } from '../actions/CandidateActionMenu.tsx';
import type { CandidateRow } from '../application-types.ts';
import { candidatePathFrom } from '../candidate/candidate-origin.hook.ts';
import { dueTone, isAwaitingResponse, CandidateNextStep } from './CandidateNextDate.tsx';
import { useCandidateName } from '../../../ui/formats/value-format.hook.ts';

/** Shows by when the candidate gets an answer, as long as they wait for one. */
function ResponseDue({ candidate }: { candidate: CandidateRow }): ReactElement {
  const now = useNow();
  if (!isAwaitingResponse(candidate)) return <>–</>;
  return <RelativeTime instant={candidate.responseDueAt} tone={dueTone(candidate, now)} />;
}

interface CandidateTableProps {
  /** Where hidden columns are remembered. */
  readonly storeKey: string;
  /** Candidates to follow up: what is next for each, with its actions. */
  readonly isFollowUp: boolean;
  /** Whether the reader decides about candidates. */
  readonly mayTransition: boolean;
  /** What can be done with selected rows; rows can be selected when there is something. */
  readonly bulkActions: ReactNode;
}

/** Shows the candidates of one internship as a table; each row leads to the candidate. */
export function CandidateTable(props: CandidateTableProps): ReactElement {
  const { storeKey, isFollowUp, mayTransition, bulkActions } = props;
  const text = useMessages();
  const texts = useMatchTexts();
  const nameOf = useCandidateName();
  const pathOf = (id: string) => candidatePathFrom(isFollowUp ? 'selected' : 'candidates', id);
  const Column = ListColumn<CandidateRow>;
  return (
    <ListTable<CandidateRow>
      storeKey={storeKey}
      rowClick={(_id, _resource, candidate) => pathOf(candidate.id)}
      bulkActions={bulkActions}
    >
      <Column
        source="displayName"
        label={text('candidates.candidate')}
        card="title"
        disableSort
        render={(candidate) => <PathLink to={pathOf(candidate.id)}>{nameOf(candidate)}</PathLink>}
      />
      <Column source="state" label={text('candidates.state')} card="plain" disableSort states="applicationState" />
      {isFollowUp ? (
        <Column
          source="next"
          label={text('board.next')}
          disableSort
          render={(candidate) => <CandidateNextStep row={candidate} />}
        />
      ) : (
        <Column
          source="responseDueAt"
          label={text('candidates.answerBy')}
          render={(candidate) => <ResponseDue candidate={candidate} />}
        />
      )}
      {isFollowUp && <Column source="updatedAt" label={text('candidates.changed')} card="hidden" instant />}
      <Column source="submittedAt" label={text('candidates.applied')} card="hidden" instant />
      <Column
        source="rating"
        label={text('candidates.rating')}
        card="hidden"
        align="right"
        render={({ rating }) => (rating === null ? '–' : text('candidates.stars', { value: rating }))}
      />
      <Column
        source="match"
        label={text('match.title')}
        render={({ match }) => (match && texts.inColumn(match)) || '–'}
      />
      <Column
        source="tags"
        label={text('candidates.tags')}
        card="hidden"
        disableSort
        render={({ tags }) => <Box sx={{ maxWidth: 200 }}>{tags.join(', ')}</Box>}
      />
      <Column
        source="noteCount"
        label={text('candidates.notes')}
        card="hidden"
        align="right"
        disableSort
        render={({ noteCount }) => noteCount || '–'}
      />
      {isFollowUp && mayTransition && (
        <Column
          source="actions"
          label={text('outcome.actions')}
          card="menu"
          disableSort
          render={(candidate) => <RowActionMenu row={candidate} />}
        />
      )}
    </ListTable>
  );
}
