import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { LinkBase, useListContext, useLocale, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { useChangeWords } from '../../ui/differences/audit-change-text.hook.ts';
import { exactTime } from '../../ui/formats/time-format.ts';
import { Facts } from '../../ui/page/Panel.tsx';
import {
  exportedFilter,
  exportedRows,
  type auditViews,
  type ViewOf,
  type AuditResource,
  type Me,
} from '@prentice/contract';
import { pathTo, type ScreenName } from '../../app/screen-paths.ts';
import { checkScreenAccess } from '../../guards/screen.guard.ts';

/** An entry as a full administrator reads it. */
type FullAuditEntry = ViewOf<typeof auditViews.admin>;
/** An entry as the list shows it: whole, or one of the reader's own acts. */
export type AuditEntry = FullAuditEntry | ViewOf<typeof auditViews.own>;
type AuditChange = AuditEntry['changes'][number];

const screenOf: Readonly<Partial<Record<AuditResource, ScreenName>>> = {
  administrators: 'createLimitedAdmin',
  invitations: 'createLimitedAdmin',
  employers: 'employer',
  internships: 'moderatedInternship',
  interns: 'intern',
  'external-jobs': 'externalJobEdit',
  'external-job-sources': 'externalJobSourceEdit',
  news: 'newsEdit',
  reports: 'report',
};

/** Returns where the record of an entry is shown, when there is such a screen and this person may enter it. */
export function recordPath(entry: { resource: AuditResource; resourceId: string | null }, me: Me): string | null {
  const screen = screenOf[entry.resource];
  if (!screen || !entry.resourceId) return null;
  const path = pathTo(screen, entry.resourceId);
  return 'enter' in checkScreenAccess(path, '', me) ? path : null;
}

function Changes({ resource, changes }: Pick<AuditEntry, 'resource' | 'changes'>): ReactElement {
  const text = useMessages();
  const { nameOf, valueOf } = useChangeWords();
  const formatValue = ({ field, hashed }: AuditChange, value: AuditChange['before']) => {
    if (hashed && value !== null && value !== '') return text('audit.hashed');
    return typeof value === 'boolean' ? text(value ? 'audit.yes' : 'audit.no') : valueOf(resource, field, value);
  };
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }}>
      <Table size="small" aria-label={text('audit.changes')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('audit.field')}</TableCell>
            <TableCell>{text('audit.before')}</TableCell>
            <TableCell>{text('audit.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map((change) => (
            <TableRow key={change.field} sx={{ verticalAlign: 'top' }}>
              <TableCell component="th" scope="row">
                {nameOf(resource, change.field)}
              </TableCell>
              <TableCell>{formatValue(change, change.before)}</TableCell>
              <TableCell>{formatValue(change, change.after)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Shows the list narrowed to the person or the record of an entry. */
function NarrowListLinks({ entry, onDone }: { entry: AuditEntry; onDone: () => void }): ReactElement {
  const text = useMessages();
  const { filterValues, setFilters } = useListContext();
  const narrow = (values: object) => {
    setFilters({ ...filterValues, ...values });
    onDone();
  };
  return (
    <>
      {'actorId' in entry && entry.actorId && (
        <Button onClick={() => narrow({ actorId: entry.actorId })}>{text('audit.onlyPerson')}</Button>
      )}
      {entry.resourceId && (
        <Button onClick={() => narrow({ resourceId: entry.resourceId })}>{text('audit.onlyRecord')}</Button>
      )}
    </>
  );
}

/** The catalogue's prefixes of reason codes, which an entry has of whatever was decided. */
const reasonPrefixes = [
  'auditReason',
  'moderationReason',
  'caseReason',
  'rejectionCode',
  'reportCode',
  'suspensionReason',
  'suspendReason',
  'terminationReason',
  'revealReason',
] as const;

/** Returns the words of a reason code, whichever kind of decision it belongs to. */
export function useReasonLabel(): (code: string) => string {
  const translate = useTranslate();
  return (code) => {
    const words = code.replaceAll('_', ' ');
    const labels = reasonPrefixes.map((prefix) => translate(`${prefix}.${code}`, { _: '' }));
    return labels.find((label) => label !== '') ?? words;
  };
}

/** Returns all reasons of an entry in words, in one line; null where none was given by a code. */
export function useReasonsText(): (entry: Pick<AuditEntry, 'reasonCode' | 'furtherReasonCodes'>) => string | null {
  const reasonLabel = useReasonLabel();
  return ({ reasonCode, furtherReasonCodes }) =>
    reasonCode && [reasonCode, ...(furtherReasonCodes ?? [])].map(reasonLabel).join(' · ');
}

/** Returns what was done, with the new state where it is a change of the state. */
export function useActionLabel(): (entry: Pick<AuditEntry, 'action' | 'resource' | 'changes'>) => string {
  const text = useMessages();
  const translate = useTranslate();
  const valueLabel = useValueLabel();
  const { valueOf } = useChangeWords();
  return ({ action, resource, changes }) => {
    const rows = changes.find(({ field }) => field === exportedRows)?.after;
    if (action === 'exported' && typeof rows === 'number')
      return translate(`auditExport.${resource}`, {
        smart_count: rows,
        _: text('audit.exportedRows', { smart_count: rows }),
      });
    const state = changes.find(({ field }) => field === 'state');
    if (action !== 'transition' || !state || state.after === null) return valueLabel('auditAction', action);
    const stateLabel = valueOf(resource, 'state', state.after);
    if (resource === 'reports') return stateLabel;
    return text('audit.statusChangedTo', { state: stateLabel });
  };
}

/** Returns the changes of an entry that the words for its action do not say: they say the new state, and what an export took. */
export const furtherChanges = ({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>): readonly AuditChange[] => {
  if (action === 'exported') return [];
  return action === 'transition' ? changes.filter(({ field }) => field !== 'state') : changes;
};

/** Returns how many records an export took, and by which filters, as facts; nothing of any other act. */
function useExportFacts(): (entry: AuditEntry) => (readonly [string, string])[] {
  const text = useMessages();
  const translate = useTranslate();
  const { nameOf, valueOf } = useChangeWords();
  const valueOfFilter = (resource: AuditResource, name: string, { after, hashed }: AuditChange): string => {
    if (hashed) return text('audit.hashed');
    if (typeof after === 'boolean') return text(after ? 'audit.yes' : 'audit.no');
    if (typeof after !== 'string') return valueOf(resource, name, after);
    const values = after.split(', ').map((value) => valueOf(resource, name, value).replaceAll('_', ' '));
    return values.some((value) => /^[0-9a-f]{24}$/.test(value)) ? text('audit.filteredRecord') : values.join(', ');
  };
  return ({ action, resource, changes }) => {
    if (action !== 'exported') return [];
    const filters = changes.filter(({ field }) => field.startsWith(exportedFilter));
    const sentences = filters.map((change) => {
      const name = change.field.slice(exportedFilter.length);
      const label = translate(`auditFilter.${name}`, { _: nameOf(resource, name) });
      /* A filter that is only on says it by its name. */
      const isSwitch = change.after === true || (name === 'overdue' && Number(change.after) === 1);
      return isSwitch ? label : `${label}: ${valueOfFilter(resource, name, change)}`;
    });
    const rows = changes.find(({ field }) => field === exportedRows)?.after;
    if (typeof rows !== 'number') return [];
    return [
      [text('audit.exportedRecords'), String(rows)],
      [
        text('audit.exportedFilters', { smart_count: sentences.length || 2 }),
        sentences.join(' · ') || text('audit.noFilters'),
      ],
    ];
  };
}

/** Shows everything that was kept about one act. */
export function EntryDetails({ entry, onClose }: { entry: AuditEntry; onClose: () => void }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const actionLabel = useActionLabel();
  const reasonsText = useReasonsText();
  const exportFacts = useExportFacts();
  const path = recordPath(entry, useMe());
  const whole = 'actorRole' in entry ? entry : null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="audit-entry">
      <DialogTitle id="audit-entry">{actionLabel(entry)}</DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            [text('audit.at'), exactTime(Date.parse(entry.at), locale)],
            [text('audit.who'), whole?.actorName],
            [text('audit.role'), whole && valueLabel('role', whole.actorRole)],
            [
              text('audit.record'),
              [valueLabel('auditResource', entry.resource), entry.resourceLabel].filter(Boolean).join(' · '),
            ],
            [text('audit.origin'), whole?.origin],
            [text('audit.reason'), reasonsText(entry)],
            [text(entry.reasonCode ? 'audit.note' : 'audit.reason'), entry.reason],
            ...exportFacts(entry),
          ]}
        />
        {entry.action !== 'exported' && entry.changes.length > 0 && (
          <Changes resource={entry.resource} changes={entry.changes} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {path && (
          <Button component={LinkBase} to={path}>
            {text('audit.open')}
          </Button>
        )}
        <NarrowListLinks entry={entry} onDone={onClose} />
        <Button variant="contained" onClick={onClose}>
          {text('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
