import { Double, Int32, Long } from 'bson';
import { isNumeric, type Numeric, type Value } from '../value.ts';
import { add, divide } from './decimal-arithmetic.ts';
import {
  decimalOfDouble,
  decimalOfInteger,
  parseDecimal,
  toDecimal128,
  type Decimal,
  type Special,
} from './decimal.ts';
import { fitsInt64, intOrLong, toBigInt } from './numeric.ts';

/**
 * A running sum as MongoDB's $sum has it: integers exact, doubles with a second double for what rounding loses (Knuth's
 * two-sum), decimals apart; the result has the widest type that came in.
 */
export class Sum {
  #count = 0;
  #small = 0;
  #large = 0n;
  #sum = 0;
  #lost = 0;
  #special = 0;
  #decimal: Decimal | Special | undefined;
  #long = false;
  #double = false;

  get count(): number {
    return this.#count;
  }

  /** Adds numbers; ignores everything else. */
  add(value: Value | undefined): void {
    if (!isNumeric(value)) return;
    this.#count++;
    if (value instanceof Int32) this.#addSmall(value.value);
    else if (value instanceof Double) this.#addDouble(value.value);
    else if (value instanceof Long) {
      this.#long = true;
      this.#large += toBigInt(value) ?? 0n;
    } else this.#decimal = add(this.#decimal ?? decimalOfInteger(0n), parseDecimal(value));
  }

  #addSmall(value: number): void {
    this.#small += value;
    if (Math.abs(this.#small) < 2 ** 52) return;
    this.#large += BigInt(this.#small);
    this.#small = 0;
  }

  #addDouble(value: number): void {
    this.#double = true;
    this.#special += value;
    this.#addTo(value);
  }

  #addTo(value: number): void {
    const sum = this.#sum + value;
    const part = sum - this.#sum;
    this.#lost += this.#sum - (sum - part) + (value - part);
    this.#sum = sum;
  }

  get #integers(): bigint {
    return this.#large + BigInt(this.#small);
  }

  #total(): number {
    if (!this.#double) return Number(this.#integers);
    if (!Number.isFinite(this.#special)) return this.#special;
    const integers = this.#integers;
    const high = Number(integers);
    const low = Number(integers - BigInt(high));
    const saved = [this.#sum, this.#lost] as const;
    this.#addTo(high);
    this.#addTo(low);
    const total = this.#sum + this.#lost;
    [this.#sum, this.#lost] = saved;
    return total;
  }

  #decimalTotal(): Decimal | Special {
    let total = add(this.#decimal ?? decimalOfInteger(0n), decimalOfInteger(this.#integers));
    if (!this.#double) return total;
    for (const part of [this.#sum, this.#lost]) total = add(total, decimalOfDouble(part));
    return total;
  }

  /** Returns the sum; Int32 0 of nothing. */
  result(): Numeric {
    if (this.#decimal !== undefined) return toDecimal128(this.#decimalTotal());
    if (this.#double || !fitsInt64(this.#integers)) return new Double(this.#total());
    return this.#long ? Long.fromBigInt(this.#integers) : intOrLong(this.#integers);
  }

  /** Returns the mean, a double or decimal; null of nothing. */
  average(): Value {
    if (this.#count === 0) return null;
    if (this.#decimal !== undefined) {
      return toDecimal128(divide(this.#decimalTotal(), decimalOfInteger(BigInt(this.#count))));
    }
    return new Double(this.#total() / this.#count);
  }
}
