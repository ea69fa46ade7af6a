import { Box, Button, Drawer, Link } from '@mui/material';
import { matchParts, matchPartText, type CvAnalysis } from '@prentice/contract';
import { LinkBase } from 'ra-core';
import { useId, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import { GradeWithQuote } from '../../ui/match/GradeWithQuote.tsx';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { Facts } from '../../ui/page/Panel.tsx';
import { useExperience } from './experience.hook.ts';

/** Shows the requirements of one CV, part by part, each with the line that shows it. */
function Requirements({ match }: { match: NonNullable<CvAnalysis['match']> }): ReactElement {
  const texts = useMatchTexts();
  return (
    <>
      {matchParts
        .map((part) => ({ part, items: match.items.filter((item) => item.part === part) }))
        .filter(({ items }) => items.length > 0)
        .map(({ part, items }) => (
          <Box key={part} component="section" sx={{ mt: 2 }}>
            <Box component="h3" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary', m: 0 }}>
              {matchPartText(part, texts.language)}
            </Box>
            <Box
              component="dl"
              sx={{ m: 0, '& dt': { fontWeight: 600, mt: 1 }, '& dd': { m: 0, overflowWrap: 'anywhere' } }}
            >
              {items.map((item, index) => (
                <div key={index}>
                  <dt>{texts.requirement(item.requirement)}</dt>
                  <dd>
                    <GradeWithQuote item={item} />
                  </dd>
                </div>
              ))}
            </Box>
          </Box>
        ))}
    </>
  );
}

interface AnalysisPanelProps {
  /** The CV to look at; none closes the panel. */
  readonly analysis: CvAnalysis | undefined;
  readonly onClose: () => void;
}

/** Shows one CV at the side: what came out, and the line that each grade rests on. Applicants lead on to their page. */
export function AnalysisPanel({ analysis, onClose }: AnalysisPanelProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const nameOf = useCandidateName();
  const experienceOf = useExperience();
  const heading = useId();
  return (
    <Drawer
      anchor="right"
      open={analysis !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } }}
    >
      {analysis && (
        <Box sx={{ width: 'min(100vw, 440px)', p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
            <Box component="h2" id={heading} sx={{ fontSize: '1.25rem', m: 0, overflowWrap: 'anywhere' }}>
              {nameOf({ displayName: analysis.name }) || text('analyzer.unavailable')}
            </Box>
            <Button onClick={onClose}>{text('analyzer.close')}</Button>
          </Box>
          {analysis.fileName && analysis.fileName !== analysis.name && (
            <Box component="p" sx={{ m: 0, mb: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {analysis.fileName}
            </Box>
          )}
          {analysis.match && <strong>{texts.summary(analysis.match)}</strong>}
          {analysis.source === 'upload' && (
            <Box component="p" sx={{ my: 0.5, color: 'text.secondary' }}>
              {text('analyzer.uploadResult')}
            </Box>
          )}
          {analysis.applicationId && (
            <Box component="p" sx={{ my: 0.5 }}>
              <Link component={LinkBase} to={pathTo('candidate', analysis.applicationId)}>
                {text('analyzer.openCandidate')}
              </Link>
            </Box>
          )}
          <Box sx={{ mt: 1.5 }}>
            <Facts
              facts={[
                [text('analyzer.experience'), experienceOf(analysis)],
                [text('analyzer.received'), <RelativeTime key="received" instant={analysis.receivedAt} />],
              ]}
            />
          </Box>
          {analysis.match && <Requirements match={analysis.match} />}
        </Box>
      )}
    </Drawer>
  );
}
