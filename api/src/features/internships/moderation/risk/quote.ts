const AROUND = 40;
const LONGEST = 240;

/** The words around a match, so that a person sees what the rule saw. */
export function quote(text: string, at: number, length: number): string {
  const start = Math.max(0, at - AROUND);
  const end = Math.min(text.length, at + length + AROUND);
  const cut = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut.slice(0, LONGEST)}${end < text.length ? '…' : ''}`;
}
