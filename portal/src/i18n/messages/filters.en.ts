export const filtersEn = {
  'filters.title': 'Filters',
  'filters.apply': 'Show results',
  'filters.clear': 'Clear all filters',
  'filters.active': 'Active filters',
  'filters.remove': 'Remove {filter}',
};
