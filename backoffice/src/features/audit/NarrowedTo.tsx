import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { withFilter } from '../../ui/list/filter-model.ts';
import { ActiveFilterChips } from '../../ui/list/FilterChips.tsx';
import type { AuditEntry } from './EntryDetails.tsx';

/** The person or record that the list is narrowed to, each with a way to let it go. */
export function NarrowedTo(): ReactElement {
  const text = useMessages();
  const { data = [], filterValues, setFilters } = useListContext<AuditEntry>();
  const [first] = data;
  const person = first && 'actorName' in first ? first.actorName : null;
  const labels = {
    actorId: person ?? text('audit.filteredPerson'),
    resourceId: first?.resourceLabel ?? text('audit.filteredRecord'),
  };
  const filters = Object.entries(labels)
    .filter(([key]) => filterValues[key] !== undefined)
    .map(([key, label]) => ({ key, label, onDelete: () => setFilters(withFilter(filterValues, key, undefined)) }));
  return <ActiveFilterChips filters={filters} />;
}
