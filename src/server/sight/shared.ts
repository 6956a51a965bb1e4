/** A costly question that many ask: one at a time is put, and its answer given to all for a while. */
export class Shared<T> {
  readonly #ask: () => Promise<T>
  readonly #keptMs: number
  readonly #timesAsLong: number
  #asking: Promise<T> | undefined
  #kept: Promise<T> | undefined
  #goodUntil = 0

  /** An answer is kept for `keptMs`, or `timesAsLong` as long as it took, whichever is more. Failures are not kept. */
  constructor(ask: () => Promise<T>, { keptMs, timesAsLong = 0 }: { keptMs: number; timesAsLong?: number }) {
    this.#ask = ask
    this.#keptMs = keptMs
    this.#timesAsLong = timesAsLong
  }

  /** The answer; rejected as the question was. */
  get(): Promise<T> {
    if (this.#kept && performance.now() < this.#goodUntil) return this.#kept
    this.#asking ??= this.#askNow()
    return this.#asking
  }

  #askNow(): Promise<T> {
    const began = performance.now()
    const asking = this.#ask()
    const end = (kept: Promise<T> | undefined) => {
      const tookMs = performance.now() - began
      this.#goodUntil = performance.now() + Math.max(this.#keptMs, this.#timesAsLong * tookMs)
      this.#kept = kept
      this.#asking = undefined
    }
    asking.then(
      () => end(asking),
      () => end(undefined),
    )
    return asking
  }
}
