/** Keeps numbers in rising order, so that their median is read and not computed. */
export class SortedAmounts {
  private readonly values: number[] = [];

  get size(): number {
    return this.values.length;
  }

  add(value: number): void {
    this.values.splice(this.position(value), 0, value);
  }

  /** Removes the value once; does nothing when it is not there. */
  remove(value: number): void {
    const position = this.position(value);
    if (this.values[position] === value) this.values.splice(position, 1);
  }

  /**
   * Returns the median, the mean of the two middle values of an even count; NaN when there is none.
   * @param without a value to leave out once
   */
  median(without?: number): number {
    const removedPosition = without === undefined ? undefined : this.position(without);
    const size = this.size - (removedPosition === undefined ? 0 : 1);
    const valueAt = (index: number): number =>
      this.values[removedPosition !== undefined && index >= removedPosition ? index + 1 : index] ?? Number.NaN;
    return (valueAt(Math.floor((size - 1) / 2)) + valueAt(Math.floor(size / 2))) / 2;
  }

  /** Returns the first position whose value is not smaller. */
  private position(value: number): number {
    let low = 0;
    let high = this.values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.values[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
