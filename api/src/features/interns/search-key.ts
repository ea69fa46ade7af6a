/** What a search asks for, whatever the order of its parameters and whichever page was open. */
export function searchKeyOf(query: string): string {
  const asked = new URLSearchParams(query);
  asked.delete('page');
  const stated = [...asked].filter(([, value]) => value.trim() !== '');
  stated.sort(([a, b], [c, d]) => (a === c ? compare(b, d) : compare(a, c)));
  return new URLSearchParams(stated).toString();
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
