/** Stands for the CSV writer that react-admin would bring along: our exports come from the server. */
export default function disabledExporter(): never {
  throw new Error('Exports are written by the server.');
}
