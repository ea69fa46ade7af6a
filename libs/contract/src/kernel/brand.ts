/** The product's name; the only place where it is written. */
export const brand = {
  name: 'Prentice',
  tagline: 'Internships that write back',
} as const;
