const queueNames = {
  en: {
    cases: ['verification case', 'verification cases'],
    internships: ['internship', 'internships'],
    reports: ['report', 'reports'],
  },
  de: {
    cases: ['Verifizierung', 'Verifizierungen'],
    internships: ['Praktikum', 'Praktika'],
    reports: ['Meldung', 'Meldungen'],
  },
} as const satisfies Record<'en' | 'de', Record<string, readonly [singular: string, plural: string]>>;

/** The lists of what administrators decide. */
export type ReviewQueue = keyof (typeof queueNames)['en'];
const isReviewQueue = (name: string): name is ReviewQueue => Object.hasOwn(queueNames.en, name);

/** Returns what is to be decided, such as `cases:2,reports:1`, in a language, list by list: "2 verification cases". */
export function reviewQueuesIn(
  queues: string,
  locale: string,
): { readonly name: ReviewQueue; readonly count: string; readonly text: string }[] {
  const names = queueNames[locale.startsWith('de') ? 'de' : 'en'];
  return queues.split(',').flatMap((part) => {
    const [name = '', count = ''] = part.split(':');
    if (!isReviewQueue(name)) return [];
    const [singular, plural] = names[name];
    return { name, count, text: `${count} ${count === '1' ? singular : plural}` };
  });
}
