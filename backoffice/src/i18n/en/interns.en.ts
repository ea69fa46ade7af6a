export const internsEn = {
  'interns.title': 'Interns',
  'interns.masked': 'Names are shortened; contacts and CVs are not shown.',
  'interns.search': 'Name',
  'interns.institution': 'Institution',
  'interns.name': 'Name',
  'interns.status': 'Account',
  'interns.canApply': 'Complete enough to apply',
  'interns.completeness': 'Profile %',
  'interns.applications': 'Applications',
  'interns.since': 'Since',
  'interns.empty': 'No interns yet',
  'interns.emptyHelp': 'They appear here as soon as they sign up.',
} as const;
