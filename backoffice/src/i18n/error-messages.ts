type Texts = readonly (readonly [key: string, text: string])[];

/** Returns refusals as texts of the back office: the contract writes places as `{name}`, the back office as `%{name}`. */
export const errorMessages = (refusals: Readonly<Record<string, string>>): Texts =>
  Object.entries(refusals).map(([key, text]) => [key, text.replace(/\{(\w+)\}/g, '%{$1}')] as const);
