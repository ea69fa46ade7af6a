/** The product's name and contact; the only place where it is written. */
export const brand = {
  name: 'Prentice',
  tagline: 'Internships that write back',
  supportEmail: 'support@prentice.example',
} as const;
