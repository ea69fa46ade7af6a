import {
  countSkills,
  cvAnalysisList,
  evidenceText,
  experienceText,
  hiddenTextText,
  matchGradeText,
  parseListQuery,
  requiredSkillsText,
  requirementText,
  type ExportParams,
  type Locale,
  type MatchItem,
  type MatchValueLabel,
} from '@prentice/contract';
import { withGermanName } from '@prentice/cv/match';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { compileFilters } from '../../platform/database/list-queries.ts';
import { csvColumns, csvExport, readableTime, stateNames } from '../../platform/http/csv-export.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysis, type CvAnalysisRow } from './cv-analysis.entity.ts';
import { rowFields } from './cv-analysis-presenter.ts';
import { cvAnalysisTableMessages } from './cv-analysis-table.messages.ts';
import { requirementFilters as custom } from './requirement-filters.ts';

/** As the table on the screen: what came out, then a column for each requirement, then how it went. */
const columns = {
  first: [
    'id',
    'name',
    'result',
    'score',
    'applicationState',
    'experience',
    'receivedAt',
    'source',
    'fileName',
    'hiddenText',
  ],
  last: ['state', 'failure'],
} as const;
/** The order of requirements is that of the internships, which the newest results have. */
const RESULTS_TO_ORDER_BY = 20;

type PresentedAnalysis = Awaited<ReturnType<CvAnalyses['present']>>[number];

const valueLabel =
  (lang: Locale): MatchValueLabel =>
  (field, value) =>
    field === 'studyLevel'
      ? cvAnalysisTableMessages[lang].codes[`studyLevel.${value}`]
      : cvAnalysisTableMessages[lang].workModes[`workMode.${value}`];

function requirementOf(item: MatchItem, lang: Locale): string {
  const { part, requirement } = withGermanName(item);
  const text = requirementText(requirement, lang, valueLabel(lang));
  return part === 'preferred' ? cvAnalysisTableMessages[lang].preferred(text) : text;
}

/** Returns the grade in words, with the words that it rests on. */
function gradeCell(item: MatchItem, lang: Locale): string {
  const quote = evidenceText(item, lang, valueLabel(lang));
  const grade = matchGradeText(item, lang);
  return quote ? `${grade}: "${quote.replaceAll('\n', ' / ')}"` : grade;
}

/** Returns how many of the required skills a CV names; the score is a column of its own, which uploads have none in. */
function resultCell({ match }: PresentedAnalysis, lang: Locale): string | null {
  const count = match && countSkills(match.items.filter(({ part }) => part === 'required'));
  return count && count.total > 0 ? requiredSkillsText(count, lang) : null;
}

const toCells = (analysis: PresentedAnalysis, { lang, today }: { readonly lang: Locale; readonly today: string }) => {
  const { id, name, fileName, source, receivedAt, state, failure, match, applicationState } = analysis;
  return {
    ...Object.fromEntries((match?.items ?? []).map((item) => [requirementOf(item, lang), gradeCell(item, lang)])),
    id,
    name,
    source: cvAnalysisTableMessages[lang].sources[source],
    fileName,
    receivedAt: readableTime(new Date(receivedAt)),
    state: cvAnalysisTableMessages[lang].states[state],
    failure: failure && cvAnalysisTableMessages[lang].failure(failure),
    score: match?.score,
    result: resultCell(analysis, lang),
    hiddenText: match && hiddenTextText(match, lang),
    applicationState: applicationState && stateNames[lang][`applicationState.${applicationState}`],
    experience: match?.experience && experienceText(match.experience, today, lang),
  };
};

/** Analyses as a spreadsheet, with a column for each requirement: what is hidden on the screen is hidden here. */
@Injectable()
export class CvAnalysisExport {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly analyses: CvAnalyses,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError EXPORT_TOO_LARGE above the limit of rows */
  async csv(caller: Caller, params: ExportParams): Promise<StreamableFile> {
    const scope = this.accessPolicy.filterFor(caller.ability, 'export', 'CvAnalysis');
    const collection = this.database.collection(CvAnalysis);
    const { without: _, ...listQuery } = params;
    const query = parseListQuery(cvAnalysisList, listQuery, 'employer');
    const filter = { $and: [scope, ...compileFilters(cvAnalysisList, query, custom)] };
    const items = await collection.distinct('match.items', filter);
    const lang = params.lang ?? 'en';
    const today = this.clock.now().toISOString().slice(0, 10);
    const recent = await collection
      .find<Pick<CvAnalysisRow, 'match'>>(
        { $and: [filter, { match: { $ne: null } }] },
        { projection: { 'match.items': 1 } },
      )
      .sort({ receivedAt: -1 })
      .limit(RESULTS_TO_ORDER_BY)
      .toArray();
    const requirements = new Set([
      ...recent.flatMap(({ match }) => (match?.items ?? []).map((item) => requirementOf(item, lang))),
      ...items.map((item: MatchItem) => requirementOf(item, lang)),
    ]);
    const file = await csvExport<CvAnalysisRow>({
      name: 'cv-analyses',
      collection,
      listSchema: cvAnalysisList,
      params,
      view: 'employer',
      scope,
      custom,
      fields: rowFields,
      ...csvColumns(
        [...columns.first, ...requirements, ...columns.last],
        params.lang && cvAnalysisTableMessages[lang].headings,
      ),
      toRows: async (rows) => (await this.analyses.present(rows)).map((analysis) => toCells(analysis, { lang, today })),
    });
    await this.audit.recordExport(caller, 'cv-analyses', file);
    return file;
  }
}
