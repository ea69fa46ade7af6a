import { Box } from '@mui/material';
import { matchParts, matchPartText, type MatchPart } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../../ui/match/match-texts.hook.ts';
import { MarkedQuote } from '../../../ui/match/GradeWithQuote.tsx';
import { isUnblinded, type ApplicationDetails } from '../application-types.ts';

type Match = NonNullable<ApplicationDetails['match']>;
type Item = Match['items'][number];

/** Shows one requirement, how it was found, and the words that this rests on. */
function Requirement({ item }: { item: Item }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const evidence = texts.evidence(item);
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {texts.requirement(item.requirement)}
        </Box>
        <Box component="span" sx={{ color: item.grade === 0 ? 'text.secondary' : undefined }}>
          {texts.grade(item)}
        </Box>
      </Box>
      {evidence && (
        <Box component="blockquote" sx={quoteStyle}>
          <MarkedQuote evidence={evidence} />{' '}
          <Box component="cite" sx={sourceStyle}>
            {evidence.page === null
              ? text(evidence.from === 'cv' ? 'match.inCv' : 'match.inProfile')
              : text('match.onPage', { page: evidence.page })}
          </Box>
        </Box>
      )}
    </li>
  );
}

function Part({ part, items }: { part: MatchPart; items: readonly Item[] }) {
  const { language } = useMatchTexts();
  if (items.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Box component="h3" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary', m: 0 }}>
        {matchPartText(part, language)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { py: 0.375 } }}>
        {items.map((item, index) => (
          <Requirement key={index} item={item} />
        ))}
      </Box>
    </Box>
  );
}

/** Shows whether the candidate states what the internship asks of applicants: beside the match, no part of it. */
function Eligibility({ unmet }: Pick<ApplicationDetails, 'unmet'>): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Box component="h3" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary', m: 0 }}>
        {text('match.eligibility')}
      </Box>
      {unmet.length === 0 ? (
        <Box sx={{ py: 0.75 }}>{text('match.eligible')}</Box>
      ) : (
        <Box component="ul" sx={{ my: 0.75, pl: 2.5 }}>
          {unmet.map((rule) => (
            <li key={texts.unmet(rule)}>{text('match.unmet', { needed: texts.unmet(rule) })}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Shows each requirement of the internship with what the CV shows of it, and a score that decides nothing. */
export function CandidateMatch({ application }: { application: ApplicationDetails }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const { match, unmet } = application;
  const isBlind = !isUnblinded(application);
  return (
    <Box sx={{ maxWidth: '68ch' }}>
      {match === null && <p>{text('match.none')}</p>}
      {match?.items.length === 0 && <p>{text('match.unreadable')}</p>}
      {match && match.items.length > 0 && (
        <>
          <strong>{texts.summary(match)}</strong>
          <Box sx={{ color: 'text.secondary' }}>{text(isBlind ? 'match.blindHelp' : 'match.help')}</Box>
          {matchParts.map((part) => (
            <Part key={part} part={part} items={match.items.filter((item) => item.part === part)} />
          ))}
        </>
      )}
      <Eligibility unmet={unmet} />
    </Box>
  );
}

/* Behind the words, not in a line of its own: there are as many as requirements. */
const sourceStyle = {
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontStyle: 'normal',
  whiteSpace: 'nowrap',
  '&::before': { content: '"· "' },
} as const;

const quoteStyle = {
  m: 0,
  mt: 0.25,
  pl: 1.5,
  borderLeft: '2px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;
