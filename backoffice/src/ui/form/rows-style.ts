/** Rows that are added one by one: their label stands in line with the labels of the other fields. */
export const rowsStyle = { '& .RaArrayInput-label': { left: 0, top: 0 } } as const;
