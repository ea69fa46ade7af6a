import { Chip } from '@mui/material';
import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter } from '../../ui/list/filter-model.ts';
import type { AuditEntry } from './EntryDetails.tsx';

/** The person or record that the list is narrowed to, each with a way to let it go. */
export function ActiveFilterChips(): ReactElement {
  const text = useMessages();
  const { data = [], filterValues, setFilters } = useListContext<AuditEntry>();
  const { actorId, resourceId } = filterValues;
  const [first] = data;
  const person = first && 'actorName' in first ? first.actorName : null;
  return (
    <>
      {actorId !== undefined && (
        <Chip
          size="small"
          label={person ?? text('audit.filteredPerson')}
          onDelete={() => setFilters(withFilter(filterValues, 'actorId', undefined))}
        />
      )}
      {resourceId !== undefined && (
        <Chip
          size="small"
          label={first?.resourceLabel ?? text('audit.filteredRecord')}
          onDelete={() => setFilters(withFilter(filterValues, 'resourceId', undefined))}
        />
      )}
    </>
  );
}
