/** Stands for the CSV writer that react-admin would bring along: our exports come from the server. */
export default function noExport(): never {
  throw new Error('Exports are written by the server.');
}
