import {
  codeNamesEn,
  cvAnalysisList,
  errorMessage,
  evidenceText,
  internshipFieldsEn,
  parseListQuery,
  requirementText,
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
import { csvExport, readableTime } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import { rowFields } from './cv-analysis-presenter.ts';

const columns = ['id', 'name', 'source', 'receivedAt', 'state', 'failure', 'score'] as const;

type Shown = Awaited<ReturnType<CvAnalyses['present']>>[number];
type ShownItem = NonNullable<Shown['match']>['items'][number];

const valueLabel: MatchValueLabel = (field, value) =>
  field === 'studyLevel' ? codeNamesEn[`studyLevel.${value}`] : internshipFieldsEn[`workMode.${value}`];

const requirementOf = ({ requirement }: Pick<MatchItem, 'requirement'>): string =>
  requirementText(requirement, 'en', valueLabel);

/** Returns the grade from 0 to 1, with the words that it rests on where they may be read. */
function gradeCell(item: ShownItem): string {
  const quote = 'evidence' in item ? evidenceText(item, 'en', valueLabel) : null;
  return quote ? `${item.grade}: "${quote}"` : String(item.grade);
}

const sourceNames: Readonly<Record<Locale, Readonly<Record<Shown['source'], string>>>> = {
  en: { applicant: 'Application', upload: 'Upload' },
  de: { applicant: 'Bewerbung', upload: 'Upload' },
};

const toCells = ({ id, name, source, receivedAt, state, failure, match }: Shown, lang: Locale) => ({
  ...Object.fromEntries((match?.items ?? []).map((item) => [requirementOf(item), gradeCell(item)])),
  id,
  name,
  source: sourceNames[lang][source],
  receivedAt: readableTime(new Date(receivedAt)),
  state,
  failure: failure && errorMessage(failure, { types: 'PDF, DOCX or TXT' }),
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
    const requirements = new Set(items.map((item: MatchItem) => requirementOf(item)));
    const file = await csvExport<CvAnalysisRow>({
      name: 'cv-analyses',
      collection,
      listSchema: cvAnalysisList,
      params,
      view: 'employer',
      scope,
      fields: rowFields,
      columns: [...columns, ...requirements],
      toRows: async (rows) =>
        (await this.analyses.present(rows)).map((analysis) => toCells(analysis, params.lang ?? 'en')),
    });
    await this.audit.recordExport(caller, 'cv-analyses', file);
    return file;
  }
}
