/** Returns the number at `index` in a fixed sequence of numbers that are evenly distributed in [0, 1). */
export function radicalInverse(index: number, base: number): number {
  let [result, fraction] = [0, 1 / base];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * fraction;
    fraction /= base;
  }
  return result;
}
