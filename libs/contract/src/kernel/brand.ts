/** The product's name and contact; the only place where it is written. */
export const brand = {
  name: 'Prentice',
  tagline: 'Internships that write back',
  supportEmail: 'support@prentice.example',
  /**
   * Who answers for this installation by law; the imprint and the privacy notice name it. Fill it in before people use
   * it.
   */
  operator: {
    name: 'Prentice, demonstration installation',
    address: ['Mustergasse 1', '8010 Graz'],
    country: 'AT',
    /** The data protection authority of that country. */
    authority: {
      name: 'Österreichische Datenschutzbehörde',
      address: ['Barichgasse 40–42', '1030 Wien'],
      url: 'https://www.dsb.gv.at',
    },
  },
} as const;
