/** Resolves with true once a promise has settled, or with false at an instant of `performance.now()` if that comes first. */
export async function settlesBy(promise: Promise<unknown>, until: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  if (until === Infinity) return settled;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, until - performance.now()));
  });
  const isInTime = await Promise.race([settled, late]);
  clearTimeout(timer);
  return isInTime;
}
