interface TonePair {
  ground: string;
  figure: string;
}

/** Pairs of tones with a contrast of at least 4.5:1; they include a background and so work in both themes. */
export const markTones: TonePair[] = [
  { ground: '#0b5260', figure: '#f3e3b8' },
  { ground: '#5b2b1d', figure: '#f6d9b8' },
  { ground: '#2f4a2c', figure: '#e6ecc4' },
  { ground: '#3c3560', figure: '#e6dcf2' },
  { ground: '#f0d9a0', figure: '#4a2f0a' },
  { ground: '#cfe3dc', figure: '#16403c' },
  { ground: '#f2cdb8', figure: '#5a2413' },
  { ground: '#26323d', figure: '#d9e6ea' },
];

/** Ornaments on a 40 × 40 field, all in the figure's tone, leaving the middle to the letter. */
const ornaments: string[] = [
  'M0 34h40v3H0z',
  'M0 0h12A12 12 0 0 1 0 12z',
  'M40 40H28a12 12 0 0 1 12-12z',
  'M0 0h3v40H0zM5 0h1v40H5z',
  'M40 0v10L30 0z',
  'M6 6h28v1H6zM6 33h28v1H6z',
  'M0 40V30l10 10z',
  'M34 0h3v40h-3z',
];

/** Returns the 32-bit FNV-1a over UTF-16 code units (Fowler, Noll, Vo), its bits mixed once more: short names share a beginning. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[<>&"']/g, (sign) => escapes[sign] ?? '');

const initial = (name: string): string => {
  const letter = name.match(/[\p{L}\p{N}]/u)?.[0] ?? '•';
  return letter.toLocaleUpperCase('en').slice(0, 2);
};

/**
 * Returns the mark of a company without a logo, as SVG markup: an initial and an ornament in two tones, always the same for
 * the same name. Without `label` it is decoration (hidden from assistive technology, for use beside the name);
 * with one it is an image of that name. Needs no inline style.
 */
export function companyMark(name: string, options: { label?: string } = {}): string {
  const key = name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const number = hash(key);
  const tones = markTones[number % markTones.length] ?? { ground: '#26323d', figure: '#d9e6ea' };
  const ornament = ornaments[(number >>> 8) % ornaments.length] ?? '';
  const role = options.label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escape(options.label)}"`;
  return (
    `<svg class="mark" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" ${role} focusable="false">` +
    `<path fill="${tones.ground}" d="M0 0h40v40H0z"/><path fill="${tones.figure}" d="${ornament}"/>` +
    `<text x="20" y="27.5" fill="${tones.figure}" font-family="Prentice Serif,Georgia,serif" font-size="22" text-anchor="middle">${escape(initial(key))}</text></svg>`
  );
}
