// A time limit for a promise.

/** Awaits the promise. Throws what `createError` returns if it takes longer than the limit. */
export async function withTimeout<T>(
  promise: Promise<T>,
  limitMs: number,
  createError: () => Error,
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(createError()), limitMs)
  return await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
