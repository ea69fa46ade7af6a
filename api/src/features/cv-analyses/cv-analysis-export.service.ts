import {
  codeNamesDe,
  codeNamesEn,
  cvAnalysisList,
  errorMessage,
  errorsDe,
  evidenceText,
  internshipFieldsDe,
  internshipFieldsEn,
  parseListQuery,
  requirementText,
  type ErrorCode,
  type ExportParams,
  type Locale,
  type MatchItem,
  type MatchValueLabel,
} from '@prentice/contract';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { compileFilters } from '../../platform/database/list-queries.ts';
import { csvColumns, csvExport, readableTime } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import { rowFields } from './cv-analysis-presenter.ts';

const columns = ['id', 'name', 'source', 'receivedAt', 'state', 'failure', 'score'] as const;

type Shown = Awaited<ReturnType<CvAnalyses['present']>>[number];
type ShownItem = NonNullable<Shown['match']>['items'][number];

/** The words of the file, by language. */
const words = {
  en: {
    codes: codeNamesEn,
    workModes: internshipFieldsEn,
    headings: {
      id: 'Id',
      name: 'Candidate',
      source: 'From',
      receivedAt: 'Received',
      state: 'State',
      failure: 'Problem',
      score: 'Result',
    },
    sources: { applicant: 'Application', upload: 'Upload' },
    states: {
      queued: 'Waiting',
      extracting: 'Waiting',
      parsing: 'Waiting',
      scoring: 'Waiting',
      succeeded: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
      removed: 'Removed',
    },
    failure: (code: ErrorCode) => errorMessage(code, { types: 'PDF, DOCX or TXT' }),
  },
  de: {
    codes: codeNamesDe,
    workModes: internshipFieldsDe,
    headings: {
      id: 'Kennung',
      name: 'Kandidat:in',
      source: 'Herkunft',
      receivedAt: 'Eingang',
      state: 'Status',
      failure: 'Problem',
      score: 'Ergebnis',
    },
    sources: { applicant: 'Bewerbung', upload: 'Upload' },
    states: {
      queued: 'Wartet',
      extracting: 'Wartet',
      parsing: 'Wartet',
      scoring: 'Wartet',
      succeeded: 'Fertig',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
      removed: 'Entfernt',
    },
    failure: (code: ErrorCode) => errorsDe[`refusal.${code}`].replace('{types}', 'PDF, DOCX oder TXT'),
  },
} satisfies Readonly<Record<Locale, object>>;

const valueLabel =
  (lang: Locale): MatchValueLabel =>
  (field, value) =>
    field === 'studyLevel' ? words[lang].codes[`studyLevel.${value}`] : words[lang].workModes[`workMode.${value}`];

const requirementOf = ({ requirement }: Pick<MatchItem, 'requirement'>, lang: Locale): string =>
  requirementText(requirement, lang, valueLabel(lang));

/** Returns the grade from 0 to 1, with the words that it rests on where they may be read. */
function gradeCell(item: ShownItem, lang: Locale): string {
  const quote = 'evidence' in item ? evidenceText(item, lang, valueLabel(lang)) : null;
  return quote ? `${item.grade}: "${quote}"` : String(item.grade);
}

const toCells = ({ id, name, source, receivedAt, state, failure, match }: Shown, lang: Locale) => ({
  ...Object.fromEntries((match?.items ?? []).map((item) => [requirementOf(item, lang), gradeCell(item, lang)])),
  id,
  name,
  source: words[lang].sources[source],
  receivedAt: readableTime(new Date(receivedAt)),
  state: words[lang].states[state],
  failure: failure && words[lang].failure(failure),
  score: match?.score,
});

/** Analyses as a spreadsheet, with a column for each requirement: what is hidden on the screen is hidden here. */
@Injectable()
export class CvAnalysisExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly analyses: CvAnalyses,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const scope = this.accessPolicy.filterFor(caller.ability, 'export', 'CvAnalysis');
    const collection = this.database.collection(CvAnalysis);
    const { without: _, ...listQuery } = params;
    const query = parseListQuery(cvAnalysisList, listQuery, 'employer');
    const filter = { $and: [scope, ...compileFilters(cvAnalysisList, query)] };
    const items = await collection.distinct('match.items', filter);
    const lang = params.lang ?? 'en';
    const requirements = new Set(items.map((item: MatchItem) => requirementOf(item, lang)));
    const file = await csvExport<CvAnalysisRow>({
      name: 'cv-analyses',
      collection,
      listSchema: cvAnalysisList,
      params,
      view: 'employer',
      scope,
      fields: rowFields,
      ...csvColumns([...columns, ...requirements], params.lang && words[lang].headings),
      toRows: async (rows) => (await this.analyses.present(rows)).map((analysis) => toCells(analysis, lang)),
    });
    await this.audit.recordExport(caller, 'cv-analyses', file);
    return file;
  }
}
