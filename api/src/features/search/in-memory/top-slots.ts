/** Whether the first comes before the second: negative when it does. */
export type SlotOrder = (a: number, b: number) => number;

/**
 * Returns the first `count` of a list in an order, without sorting the rest: a heap keeps the last of the best so far
 * at its top.
 * @returns them in order
 */
export function firstSlots(slots: ArrayLike<number>, count: number, order: SlotOrder): number[] {
  if (count === 0) return [];
  if (count * 4 >= slots.length) return Array.from(slots).sort(order).slice(0, count);
  const heap = Array.from({ length: count }, (_, index) => slots[index] ?? 0);
  for (let index = (count >> 1) - 1; index >= 0; index--) siftDown(heap, index, order);
  for (let index = count; index < slots.length; index++) {
    const slot = slots[index] ?? 0;
    if (order(slot, heap[0] ?? 0) >= 0) continue;
    heap[0] = slot;
    siftDown(heap, 0, order);
  }
  return heap.sort(order);
}

function siftDown(heap: number[], from: number, order: SlotOrder): void {
  const slot = heap[from] ?? 0;
  let index = from;
  for (;;) {
    let child = 2 * index + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && order(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child++;
    if (order(heap[child] ?? 0, slot) <= 0) break;
    heap[index] = heap[child] ?? 0;
    index = child;
  }
  heap[index] = slot;
}
