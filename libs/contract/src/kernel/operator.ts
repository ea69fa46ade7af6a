/** Who answers for an installation by law, and where people get help. Its settings say so. */
export interface Operator {
  readonly name: string;
  /** Line by line, without the country. */
  readonly address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly supportEmail: string;
  /** The data protection authority of that country. */
  readonly authority: { readonly name: string; readonly address: readonly string[]; readonly url: string };
}

/** The operator where nobody has said who it is; production refuses it. */
export const demoOperator: Operator = {
  name: 'Prentice, demonstration installation',
  address: ['Mustergasse 1', '8010 Graz'],
  country: 'AT',
  supportEmail: 'support@prentice.example',
  authority: {
    name: 'Österreichische Datenschutzbehörde',
    address: ['Barichgasse 40–42', '1030 Wien'],
    url: 'https://www.dsb.gv.at',
  },
};
