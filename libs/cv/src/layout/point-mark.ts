/**
 * The mark of a point at the beginning of a line. Word processors print the signs of their symbol fonts as the letters
 * at the same places: "§", "Ø", "ü" and "o".
 */
export const POINT_MARK = /^(?:[•●○▪■◦‣⁃∙◆◇·*–—-]|[→►➢➤✓]|[+>»›▸❖✔§Øü](?=\s)|o(?=\s+\p{Lu}))\s*/u;

/** Whether a text is nothing but the mark of a point. */
export const isMark = (text: string): boolean =>
  POINT_MARK.test(text.trim()) && text.trim().replace(POINT_MARK, '') === '';
