const linksIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-card] > div > a')];

const step: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function linksInNextColumn(columns: readonly Element[], index: number, by: number): HTMLElement[] {
  for (let next = index + by; next >= 0 && next < columns.length; next += by) {
    const column = columns[next];
    const links = column ? linksIn(column) : [];
    if (links.length > 0) return links;
  }
  return [];
}

/**
 * Moves the focus from one card's link to the next in its column, or to the same height of the next column with cards.
 */
export function moveFocus(from: HTMLElement, key: string): void {
  const column = from.closest('[data-stage]');
  const by = step[key];
  if (!column || by === undefined) return;
  const links = linksIn(column);
  const index = links.indexOf(from);
  if (key === 'ArrowUp' || key === 'ArrowDown') return links[index + by]?.focus();
  const columns = [...(column.parentElement?.querySelectorAll('[data-stage]') ?? [])];
  const others = linksInNextColumn(columns, columns.indexOf(column), by);
  return others[Math.min(index, others.length - 1)]?.focus();
}

/** Returns whether the focus was lost with a card, or is still on it, so that it may go where the card went. */
export function canMoveFocus(id: string): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest(`[data-card="${id}"]`) !== null;
}
