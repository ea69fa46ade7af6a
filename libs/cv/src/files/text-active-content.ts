/** What a file begins with that some program would run or render, also when it is readable as text. */
const headers: readonly RegExp[] = [
  /^#!/,
  /^MZ/,
  /^@echo\b/i,
  /^\{\\rtf/i,
  /^%!PS/i,
  /^%?FDF-/i,
  /^MIME-Version:/i,
  /^\[(?:InternetShortcut|Desktop Entry|autorun)\]/i,
  /^(?:Windows Registry Editor|REGEDIT4)/i,
  /^(?:<!|<\?|<%|<\/?[a-z][a-z0-9:-]*[\s/>])/i,
];

/** What makes a browser or a server take a text for a page or a script wherever it stands in it (WHATWG MIME Sniffing, 7.1). */
const markup =
  /<!doctype\b|<\?(?:xml|php|=)|<%@|<\/?(?:html|head|body|script|svg|iframe|object|embed|applet|frameset|hta:application|x:script|xsl:stylesheet)(?=[\s/>])/i;

const leadingFiller = /^(?:[\s\u0000\u200b\u2060\ufeff]+|<!--[^]*?(?:-->|$))+/;

/** Says whether a text is markup or a script: it is no document, however it is called. */
export function isActiveText(text: string): boolean {
  const start = text.replace(leadingFiller, '');
  /* A comment before it is markup already: plain text has none. */
  const commented = /^[\s\ufeff]*<!--/.test(text);
  return commented || markup.test(text) || headers.some((header) => header.test(start));
}
