/** A rectangle on a page in points, from the page's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece of text as a file places it. */
export interface TextItem {
  readonly text: string;
  readonly page: number;
  readonly box: Box;
}

/** A page as it was found in the file. */
export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
  /** What is in the file and nobody can see on the page. */
  readonly hidden?: readonly TextItem[];
  /** Characters that the file's fonts do not map to letters. */
  readonly unmapped: number;
  /** Its paragraphs as a tagged PDF names them; empty without tags. */
  readonly tagged?: readonly string[];
}

/** Returns the rectangle around all of them, null for none. */
export function boxAround(boxes: readonly (Box | null)[]): Box | null {
  const presentBoxes = boxes.filter((box) => box !== null);
  if (presentBoxes.length === 0) return null;
  const x = Math.min(...presentBoxes.map((box) => box.x));
  const y = Math.min(...presentBoxes.map((box) => box.y));
  const right = Math.max(...presentBoxes.map((box) => box.x + box.width));
  const bottom = Math.max(...presentBoxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
