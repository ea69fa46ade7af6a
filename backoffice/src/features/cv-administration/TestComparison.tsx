import { Box, Button } from '@mui/material';
import { savedCvTest, type CvReadResult, type CvStages, type CvTest, type SavedCvTest } from '@prentice/contract';
import { saveFile } from '@prentice/client/browser';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { NativeSelect, NativeCheckbox } from '../../ui/list/NativeControls.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { SideBySide } from '../../ui/differences/SideBySide.tsx';
import { useFieldLabel } from './field-label.hook.ts';
import { resultDifferences, type ResultRow } from './result-differences.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** Keeps the present result as a file: a later version is compared with it. */
function saveResult({ versions, fields, sections, review }: CvStages, name: string): void {
  const saved: SavedCvTest = { kind: 'cv-test', savedAt: new Date().toISOString(), versions, fields, sections, review };
  const file = new Blob([JSON.stringify(saved, null, 2)], { type: 'application/json' });
  saveFile(file, `${name.replace(/\.\w+$/, '')}-result-${versions.engine}.${versions.review}.json`);
}

async function readSaved(file: File): Promise<SavedCvTest | null> {
  try {
    return savedCvTest.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null;
  }
}

interface DifferencesProps {
  readonly present: CvReadResult;
  readonly other: CvReadResult;
  readonly names: readonly [present: string, other: string];
}

function Differences({ present, other, names }: DifferencesProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const fieldLabel = useFieldLabel();
  const [showsAll, setShowsAll] = useState(false);
  const all = resultDifferences(present, other);
  const different = all.filter(({ isDifferent }) => isDifferent);
  const labelOf = ({ kind, name }: ResultRow): string => {
    if (kind === 'score') return text('analyzer.score');
    return kind === 'dimension'
      ? valueLabel('cvDimension', name)
      : kind === 'section'
        ? text('cvAdmin.stage.sections')
        : fieldLabel(name);
  };
  /* Sections are named one after the other, in their order. */
  const valueOf = (kind: ResultRow['kind'], value: string | null): string => {
    if (value === null || value === '') return '–';
    return kind === 'section'
      ? value
          .split(', ')
          .map((name) => valueLabel('cvSection', name))
          .join(', ')
      : value;
  };
  const rows = (showsAll ? all : different).map((row) => ({
    key: `${row.kind} ${row.name}`,
    label: labelOf(row),
    values: row.values.map((value) => valueOf(row.kind, value)),
  }));
  return (
    <>
      <p role="status">
        {different.length === 0
          ? text('cvAdmin.same')
          : text('cvAdmin.different', { smart_count: different.length, all: all.length })}
      </p>
      <NativeCheckbox label={text('cvAdmin.showSame')} on={showsAll} onToggle={() => setShowsAll(!showsAll)} />
      {rows.length > 0 && (
        <SideBySide
          label={text('cvAdmin.stage.compare')}
          cornerLabel={text('cvAdmin.field')}
          sides={names.map((name, index) => ({ key: String(index), name }))}
          rows={rows}
          heading="h4"
        />
      )}
    </>
  );
}

type Other = 'topToBottom' | 'saved';

interface TestComparisonProps {
  readonly test: CvTest;
  readonly result: CvStages;
}

/** Shows the present reading beside another one: from top to bottom, or as an earlier version has read the same CV. */
export function TestComparison({ test, result }: TestComparisonProps): ReactElement {
  const text = useMessages();
  const { topToBottom, versions } = result;
  const [kind, setKind] = useState<Other>(topToBottom ? 'topToBottom' : 'saved');
  const [saved, setSaved] = useState<SavedCvTest | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const readTest = async (file: File) => {
    const read = await readSaved(file);
    setIsWrong(!read);
    setSaved(read);
  };
  const options: [Other, string][] = [
    ...(topToBottom ? [['topToBottom', text('cvAdmin.topToBottom')] satisfies [Other, string]] : []),
    ['saved', text('cvAdmin.savedResult')],
  ];
  const versionText = ({ engine, review }: CvStages['versions'], side: string): string =>
    text('cvAdmin.side', { side, version: `${review}.${engine}` });
  const present = versionText(versions, text('cvAdmin.present'));
  return (
    <>
      <p>{text('cvAdmin.compareHelp')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <NativeSelect
          label={text('cvAdmin.compareWith')}
          value={kind}
          options={options}
          onChoose={(value) => setKind(value === 'saved' ? 'saved' : 'topToBottom')}
        />
        <Button
          variant="outlined"
          size="small"
          onClick={() => saveResult(result, test.fileName ?? test.sample ?? 'cv')}
        >
          {text('cvAdmin.saveResult')}
        </Button>
      </Box>
      {kind === 'saved' && (
        <Box sx={{ maxWidth: 560, mb: 2 }}>
          <FileDrop
            label={text('cvAdmin.openSaved')}
            accept={['application/json']}
            maxBytes={MAX_BYTES}
            busy={false}
            onFile={(file) => void readTest(file)}
          />
          {isWrong && <Notice tone="attention" title={text('cvAdmin.wrongSaved')} />}
        </Box>
      )}
      {kind === 'topToBottom' && topToBottom && (
        <Differences present={result} other={topToBottom} names={[present, text('cvAdmin.topToBottom')]} />
      )}
      {kind === 'saved' && saved && (
        <Differences
          present={result}
          other={saved}
          names={[present, versionText(saved.versions, text('cvAdmin.savedResult'))]}
        />
      )}
    </>
  );
}
