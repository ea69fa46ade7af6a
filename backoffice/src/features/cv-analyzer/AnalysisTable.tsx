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
import { CardSkills, MatchGrade, NamedGrades, SkillLines } from './MatchGrade.tsx';
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

interface NameButtonProps {
  readonly analysis: CvAnalysis;
  readonly isNew: boolean;
  readonly onOpen: () => void;
}

/** Shows the name that opens a CV at the side, whether it was just added, and below it the file where it is called otherwise. */
function NameButton({ analysis: { name, fileName }, isNew, onOpen }: NameButtonProps): ReactElement {
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
      {fileName && fileName !== name && (
        <Box component="span" sx={fileNameStyle}>
          {fileName}
        </Box>
      )}
    </>
  );
}

/** Shows the results in a table: what decides, and by choice of columns each requirement of the internship by itself. */
export function AnalysisTable({ storeKey, newIds, onCompare }: ResultsProps): ReactElement {
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
      <Box sx={tableStyle}>
        <ListTable<CvAnalysis>
          storeKey={storeKey}
          rowClick={false}
          hasOrderChoice
          beside={!isNarrow && <GradeLegend items={items} />}
          hiddenColumns={['education', 'experience', 'source', ...requirements.map(([key]) => key)]}
          bulkActions={<CompareButton limit={cvAnalysisLimits.compare} onCompare={onCompare} />}
        >
          <Column
            source="name"
            label={text('analyzer.candidate')}
            card="title"
            disableSort
            render={(analysis) => (
              <NameButton
                analysis={analysis}
                isNew={newIds.includes(analysis.id)}
                onOpen={() => setOpenId(analysis.id)}
              />
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
          <Column
            source="score"
            label={text('analyzer.score')}
            card="plain"
            render={(analysis) => <Score analysis={analysis} />}
          />
          <Column
            source="required"
            label={text('analyzer.part.required')}
            card="plain"
            disableSort
            render={(analysis) => {
              const skills = itemsOf(analysis, 'required');
              return isNarrow ? <CardSkills items={skills} /> : <SkillLines items={skills} />;
            }}
          />
          {parts.has('preferred') && (
            <Column
              source="preferred"
              label={text('analyzer.part.preferred')}
              card="hidden"
              disableSort
              render={(analysis) => {
                const skills = itemsOf(analysis, 'preferred');
                return skills.length > 0 ? texts.skillShare(skills) : '–';
              }}
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
          {requirements.map(([key, item]) => (
            <Column
              key={key}
              source={key}
              label={columnLabel(item)}
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
const fileNameStyle = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 400,
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
const NAME = 208;
const STATE = 128;
const SCORE = 136;
const SKILLS = 280;
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
    '& td.column-required': { minWidth: SKILLS },
    '& td': { verticalAlign: 'top' },
    '& td.MuiTableCell-paddingCheckbox': { pt: '4px' },
  },
  /* Where there is room, a level of study stays in one line, and how long somebody worked in two. */
  '@media (min-width: 1400px)': {
    '& .MuiTableCell-root': { px: 1 },
    '& td.column-education *': { whiteSpace: 'nowrap' },
    '& td.column-experience': { minWidth: 112 },
  },
} as const;
