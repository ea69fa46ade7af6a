import { Box } from '@mui/material';
import { cvAnalysisLimits, type CvAnalysis, type MatchItem } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useCandidateName } from '../../ui/formats/value-format.hook.ts';
import { StatusChip } from '../../ui/formats/StatusChip.tsx';
import { useIsNarrowScreen } from '../../ui/page/narrow-screen.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { CompareButton } from '../../ui/differences/CompareButton.tsx';
import { GradeLegend } from '../../ui/match/GradeTag.tsx';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';
import { itemOf, requirementsOf } from '../../ui/match/match-requirements.ts';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { useExperience } from './experience.hook.ts';
import { MatchGrade, NamedGrades } from './MatchGrade.tsx';
import { Score } from './Score.tsx';
import { useRequirementLabel } from './requirement-filters.hook.tsx';

interface ResultsProps {
  /** Where hidden columns are remembered. */
  readonly storeKey: string;
  readonly newIds: readonly string[];
  readonly onCompare: (ids: readonly unknown[]) => void;
}

const itemsOf = ({ match }: CvAnalysis, part: MatchItem['part']): readonly MatchItem[] =>
  match?.items.filter((item) => item.part === part) ?? [];

/** Shows the name that opens a CV at the side, and whether it was just added. */
function NameButton({ name, isNew, onOpen }: { name: string; isNew: boolean; onOpen: () => void }): ReactElement {
  const text = useMessages();
  const nameOf = useCandidateName();
  return (
    <>
      <Box component="button" type="button" onClick={onOpen} sx={nameStyle}>
        {nameOf({ displayName: name }) || text('analyzer.unavailable')}
      </Box>
      {isNew && (
        <Box component="span" sx={newStyle}>
          {text('analyzer.new')}
        </Box>
      )}
    </>
  );
}

/** Shows the results in a table: what decides, and by choice of columns each requirement of the internship by itself. */
export function AnalysisResults({ storeKey, newIds, onCompare }: ResultsProps): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const isNarrow = useIsNarrowScreen();
  const experienceOf = useExperience();
  const { data = [] } = useListContext<CvAnalysis>();
  const columnLabel = useRequirementLabel();
  const [openId, setOpenId] = useState<CvAnalysis['id'] | null>(null);
  const requirements = [...requirementsOf(data.map(({ match }) => match))];
  const items = data.flatMap(({ match }) => match?.items ?? []);
  const parts = new Set(items.map(({ part }) => part));
  const Column = ListColumn<CvAnalysis>;
  return (
    <>
      {data.some(({ blind }) => blind) && (
        <Box component="p" sx={{ m: 0, px: 1.5, py: 1, color: 'text.secondary' }}>
          {text('analyzer.blind')}
        </Box>
      )}
      <GradeLegend items={items} />
      <Box sx={tableStyle}>
        <ListTable<CvAnalysis>
          storeKey={storeKey}
          rowClick={false}
          hasOrderChoice
          hiddenColumns={['source', ...requirements.map(([key]) => key)]}
          bulkActions={<CompareButton limit={cvAnalysisLimits.compare} onCompare={onCompare} />}
        >
          <Column
            source="name"
            label={text('analyzer.candidate')}
            card="title"
            disableSort
            render={({ id, name }) => (
              <NameButton name={name} isNew={newIds.includes(id)} onOpen={() => setOpenId(id)} />
            )}
          />
          <Column
            source="applicationState"
            label={text('analyzer.applicationState')}
            card="plain"
            disableSort
            render={({ applicationState }) =>
              applicationState ? (
                <StatusChip state={applicationState} labelPrefix="applicationState" />
              ) : (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {text('analyzer.noApplication')}
                </Box>
              )
            }
          />
          <Column source="score" label={text('analyzer.score')} render={(analysis) => <Score analysis={analysis} />} />
          <Column
            source="required"
            label={text('analyzer.part.required')}
            card="plain"
            disableSort
            render={(analysis) => {
              const skills = itemsOf(analysis, 'required');
              const ofCard = isNarrow && analysis.match && texts.requiredSkills(analysis.match);
              return ofCard || <NamedGrades items={skills} count={texts.skillCount(skills)} />;
            }}
          />
          {parts.has('preferred') && (
            <Column
              source="preferred"
              label={text('analyzer.part.preferred')}
              card="hidden"
              disableSort
              render={(analysis) => texts.skillCount(itemsOf(analysis, 'preferred')) ?? '–'}
            />
          )}
          {(parts.has('education') || parts.has('languages')) && (
            <Column
              source="education"
              label={text('analyzer.part.education')}
              card="hidden"
              disableSort
              render={(analysis) => (
                <NamedGrades items={[...itemsOf(analysis, 'education'), ...itemsOf(analysis, 'languages')]} />
              )}
            />
          )}
          <Column
            source="experience"
            label={text('analyzer.experience')}
            card="hidden"
            disableSort
            render={(analysis) => experienceOf(analysis)}
          />
          <Column source="receivedAt" label={text('analyzer.received')} card="hidden" instant />
          <Column
            source="source"
            label={text('analyzer.source')}
            card="hidden"
            disableSort
            labelPrefix="cvAnalysisSource"
          />
          {requirements.map(([key, requirement]) => (
            <Column
              key={key}
              source={key}
              label={columnLabel(key, requirement)}
              card="hidden"
              disableSort
              render={({ match }) => {
                const item = itemOf(match, key);
                return item ? <MatchGrade item={item} /> : '–';
              }}
            />
          ))}
        </ListTable>
      </Box>
      <AnalysisPanel analysis={data.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
}

const nameStyle = {
  font: 'inherit',
  fontWeight: 600,
  minHeight: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
} as const;
const newStyle = {
  ml: 0.75,
  px: 0.75,
  borderRadius: '3px',
  bgcolor: 'var(--accent)',
  color: 'var(--paper)',
  fontSize: '0.875rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
/* Chosen columns move sideways below their heads, while who it is and what came out stay in view. */
const CHOICE = 48;
const NAME = 160;
const STATE = 120;
const SCORE = 112;
const pinned = (left: number, width: number) => ({
  position: 'sticky',
  insetInlineStart: left,
  zIndex: 1,
  minWidth: width,
  maxWidth: width,
  whiteSpace: 'normal',
  /* The colour of the row, also while it is pointed at or chosen. */
  bgcolor: 'inherit',
  /* Its ground would hide the line of the row above. */
  backgroundClip: 'padding-box',
});
const tableStyle = {
  '& th': { whiteSpace: 'normal' },
  '& tr': { bgcolor: 'background.paper' },
  '@media (min-width: 600px)': {
    '& tr > :nth-of-type(1)': pinned(0, CHOICE),
    '& tr > :nth-of-type(2)': pinned(CHOICE, NAME),
    '& tr > :nth-of-type(3)': { minWidth: STATE },
    '& tr > :nth-of-type(4)': { minWidth: SCORE },
  },
  /* Where there is room, a level of study stays in one line, and how long somebody worked in two. */
  '@media (min-width: 1400px)': {
    '& .MuiTableCell-root': { px: 1 },
    '& td.column-education *': { whiteSpace: 'nowrap' },
    '& td.column-experience': { minWidth: 112 },
  },
} as const;
