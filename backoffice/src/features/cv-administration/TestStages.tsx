import { Box, Button } from '@mui/material';
import type { CvReview, CvStages, CvTest } from '@prentice/contract';
import { saveFile } from '@prentice/client/browser';
import { useLocale } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { fileSize } from '../../ui/formats/value-format.ts';
import { Facts, HorizontalScroll } from '../../ui/page/Panel.tsx';
import { PlainTable, type PlainColumn } from '../../ui/record/PlainTable.tsx';
import { useDuration } from '../../ui/formats/value-format.hook.ts';
import { useFieldLabel } from './field-label.hook.ts';
import { TestComparison } from './TestComparison.tsx';
import { TestMatch } from './TestMatch.tsx';

/** Rows of a long table that are shown at first. */
const FIRST_ROWS = 100;

interface StageProps {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Rendered once it is opened. */
  readonly children: () => ReactNode;
}

/** Shows one stage of the reader, folded until somebody looks. */
function Stage({ title, isOpen = false, children }: StageProps): ReactElement {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
      sx={stageStyle}
    >
      <summary>
        <h3>{title}</h3>
      </summary>
      {wasOpened && <Box sx={{ pb: 2, '& > p:first-of-type': { mt: 0 } }}>{children()}</Box>}
    </Box>
  );
}

const stageStyle = {
  borderTop: '1px solid',
  borderColor: 'divider',
  '& summary': { py: 1, cursor: 'pointer', minHeight: 44 },
  '& summary h3': { display: 'inline', fontSize: '1.125rem', fontWeight: 600 },
} as const;

interface StageTableProps<R> {
  readonly label: string;
  readonly columns: readonly PlainColumn<R>[];
  readonly rows: readonly R[];
}

function StageTable<R>({ label, columns, rows }: StageTableProps<R>): ReactElement {
  const text = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shownRows = (isWhole ? rows : rows.slice(0, FIRST_ROWS)).map((row, index) => ({ row, index }));
  const numbered = columns.map((column) => ({ ...column, render: ({ row }: { row: R }) => column.render(row) }));
  return (
    <>
      <PlainTable label={label} columns={numbered} rows={shownRows} keyOf={({ index }) => String(index)} />
      {shownRows.length < rows.length && (
        <Button onClick={() => setWhole(true)}>{text('cvAdmin.showAll', { smart_count: rows.length })}</Button>
      )}
    </>
  );
}

const placeOf = ({ x, y, width, height }: NonNullable<CvStages['columns'][number]['box']>): string =>
  `${Math.round(x)}, ${Math.round(y)}, ${Math.round(width)} × ${Math.round(height)}`;

/** Shows a name that stays in one line; what programs call it shows on hover. */
const NoWrap = ({ title, children }: { title: string; children: string }): ReactElement => (
  <Box component="span" title={title} sx={{ whiteSpace: { sm: 'nowrap' } }}>
    {children}
  </Box>
);

function useStageColumns() {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldLabel = useFieldLabel();
  const share = new Intl.NumberFormat(useLocale() ?? 'en', { style: 'percent' });
  const page = { label: text('cvAdmin.page'), isNumeric: true };
  const lineText = { label: text('cvAdmin.text'), isTitle: true };
  const items: readonly PlainColumn<CvStages['items']['shown'][number]>[] = [
    { ...lineText, render: (item) => item.text },
    { ...page, render: (item) => item.page },
    { label: text('cvAdmin.place'), render: ({ box }) => placeOf(box) },
  ];
  const columns: readonly PlainColumn<CvStages['columns'][number]>[] = [
    {
      label: text('cvAdmin.column'),
      isTitle: true,
      render: ({ column }) => (column === 'full' ? text('cvAdmin.fullWidth') : column),
    },
    { ...page, render: (column) => column.page ?? '–' },
    { label: text('cvAdmin.lineCount'), isNumeric: true, render: ({ lines }) => lines },
    { label: text('cvAdmin.place'), render: ({ box }) => (box ? placeOf(box) : '–') },
  ];
  const lines: readonly PlainColumn<CvStages['lines'][number]>[] = [
    { ...lineText, render: (line) => line.text },
    {
      label: text('cvAdmin.kind'),
      render: ({ heading, bullet }) => (heading ? text('cvAdmin.heading') : bullet ? text('cvAdmin.bullet') : '–'),
    },
    { ...page, render: (line) => line.page ?? '–' },
    {
      label: text('cvAdmin.column'),
      render: ({ column }) => (column === 'full' ? text('cvAdmin.fullWidth') : column),
    },
  ];
  const sections: readonly PlainColumn<CvStages['sections'][number]>[] = [
    { label: text('cvAdmin.section'), isTitle: true, render: ({ name }) => valueLabel('cvSection', name) },
    { label: text('cvAdmin.heading'), render: ({ heading }) => heading ?? '–' },
    { label: text('cvAdmin.lineCount'), isNumeric: true, render: (section) => section.lines },
  ];
  const fields: readonly PlainColumn<CvStages['fields'][number]>[] = [
    {
      label: text('cvAdmin.field'),
      isTitle: true,
      render: ({ pointer }) => <NoWrap title={pointer}>{fieldLabel(pointer)}</NoWrap>,
    },
    { label: text('cvAdmin.value'), render: ({ value }) => value },
    { ...page, render: (field) => field.page ?? '–' },
    { label: text('cvAdmin.quote'), render: ({ quote }) => quote },
    { label: text('cvAdmin.confidence'), isNumeric: true, render: ({ confidence }) => share.format(confidence) },
  ];
  const unplaced: readonly PlainColumn<string>[] = [{ ...lineText, render: (line) => line }];
  return { items, columns, lines, sections, fields, unplaced };
}

function Review({ review }: { review: CvReview }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const points = (score: number | null): string => (score === null ? '–' : String(score));
  const columns: readonly PlainColumn<CvReview['findings'][number]>[] = [
    {
      label: text('cvAdmin.rule'),
      isTitle: true,
      render: ({ rule }) => <NoWrap title={rule}>{valueLabel('cvRule', rule)}</NoWrap>,
    },
    { label: text('cvAdmin.severity'), render: ({ severity }) => valueLabel('cvSeverity', severity) },
    { label: text('cvAdmin.page'), isNumeric: true, render: ({ page }) => page ?? '–' },
    { label: text('cvAdmin.quote'), render: ({ quote }) => quote || '–' },
  ];
  return (
    <>
      <Facts
        facts={[
          [text('analyzer.score'), points(review.score)],
          [text('cvAdmin.confidence'), valueLabel('cvConfidence', review.confidence)],
          ...review.dimensions.map(
            ({ dimension, score, weight }) =>
              [
                valueLabel('cvDimension', dimension),
                text('cvAdmin.weighted', { score: points(score), weight }),
              ] as const,
          ),
        ]}
      />
      <Box sx={{ mt: 2 }}>
        {review.findings.length === 0 ? (
          <p>{text('cvAdmin.noFindings')}</p>
        ) : (
          <StageTable label={text('cvAdmin.findings')} columns={columns} rows={review.findings} />
        )}
      </Box>
    </>
  );
}

function FileFacts({ test, result }: TestStagesProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const duration = useDuration();
  const { file, versions } = result;
  return (
    <Facts
      facts={[
        [text('cvAdmin.format'), file.format.toUpperCase()],
        [text('cvAdmin.size'), fileSize(file.bytes, locale)],
        [text('cvAdmin.pages'), file.pages > 0 ? file.pages : null],
        [text('cvAdmin.columns'), file.columns],
        [text('cvAdmin.tables'), text(file.tables ? 'cvAdmin.yes' : 'cvAdmin.no')],
        [text('cvAdmin.unmapped'), file.unmapped],
        [text('cvAdmin.photos'), file.photos],
        [text('cvAdmin.time'), duration(test.milliseconds ?? 0)],
        [text('cvAdmin.engine'), versions.engine],
        [text('cvAdmin.reviewVersion'), versions.review],
        [text('cvAdmin.matchVersion'), versions.match],
      ]}
    />
  );
}

interface TestStagesProps {
  readonly test: CvTest;
  readonly result: CvStages;
}

/** Shows what each stage makes of a CV, in the order of the work. */
export function TestStages({ test, result }: TestStagesProps): ReactElement {
  const text = useMessages();
  const columns = useStageColumns();
  const { items, lines, sections, fields, unplaced, review, resume } = result;
  const counted = (stage: Parameters<typeof text>[0], count: number): string =>
    text('cvAdmin.counted', { stage: text(stage), count });
  const saveResume = () => saveFile(new Blob([resume], { type: 'application/json' }), 'resume.json');
  return (
    <>
      <FileFacts test={test} result={result} />
      <Box sx={{ mt: 3 }}>
        <Stage title={counted('cvAdmin.stage.items', items.total)}>
          {() =>
            items.total === 0 ? (
              <p>{text('cvAdmin.noPlaces')}</p>
            ) : (
              <>
                {items.total > items.shown.length && (
                  <p>{text('cvAdmin.itemsOf', { shown: items.shown.length, total: items.total })}</p>
                )}
                <StageTable label={text('cvAdmin.stage.items')} columns={columns.items} rows={items.shown} />
              </>
            )
          }
        </Stage>
        <Stage title={counted('cvAdmin.stage.columns', result.columns.length)}>
          {() => <StageTable label={text('cvAdmin.stage.columns')} columns={columns.columns} rows={result.columns} />}
        </Stage>
        <Stage title={counted('cvAdmin.stage.lines', lines.length)}>
          {() => <StageTable label={text('cvAdmin.stage.lines')} columns={columns.lines} rows={lines} />}
        </Stage>
        <Stage title={counted('cvAdmin.stage.sections', sections.length)}>
          {() => <StageTable label={text('cvAdmin.stage.sections')} columns={columns.sections} rows={sections} />}
        </Stage>
        <Stage title={counted('cvAdmin.stage.fields', fields.length)} isOpen>
          {() => <StageTable label={text('cvAdmin.stage.fields')} columns={columns.fields} rows={fields} />}
        </Stage>
        <Stage title={counted('cvAdmin.stage.unplaced', unplaced.length)}>
          {() =>
            unplaced.length === 0 ? (
              <p>{text('cvAdmin.allPlaced')}</p>
            ) : (
              <StageTable label={text('cvAdmin.stage.unplaced')} columns={columns.unplaced} rows={unplaced} />
            )
          }
        </Stage>
        <Stage title={text('cvAdmin.stage.resume')}>
          {() => (
            <>
              <Button variant="outlined" size="small" onClick={saveResume}>
                {text('cvAdmin.saveResume')}
              </Button>
              <HorizontalScroll label={text('cvAdmin.stage.resume')}>
                <pre>{resume}</pre>
              </HorizontalScroll>
            </>
          )}
        </Stage>
        <Stage title={counted('cvAdmin.stage.review', review.findings.length)}>
          {() => <Review review={review} />}
        </Stage>
        <Stage title={text('cvAdmin.stage.match')}>{() => <TestMatch testId={test.id} />}</Stage>
        <Stage title={text('cvAdmin.stage.compare')}>{() => <TestComparison test={test} result={result} />}</Stage>
      </Box>
    </>
  );
}
