/** How long a call may take before the person hears of it, and again as often as they choose to wait, in ms. */
const PATIENCE_MS = 10_000

/** How often a call that the shop cannot answer just now is sent again, and after how long at most, in seconds. */
const REPEATS = 2
const LONGEST_PAUSE_S = 3

/** A call that the shop has not answered yet, and what can be done about it. */
export interface SlowCall {
  /** Sends it again in place of the first; undefined if that could do something twice. */
  readonly repeat: (() => void) | undefined
  /** Says no more of it for another ten seconds. */
  wait(): void
}

let slowCalls: readonly SlowCall[] = []
const listeners = new Set<() => void>()

/** The calls that take long, as a store for React. */
export const slowCallStore = {
  read: (): readonly SlowCall[] => slowCalls,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function show(calls: readonly SlowCall[]): void {
  slowCalls = calls
  for (const listener of listeners) listener()
}

/**
 * Like `fetch`. A call that takes more than ten seconds is among the slow calls until it is answered. One that gets 503 is sent
 * again after the seconds of Retry-After, if these are few and it does nothing twice.
 */
export async function fetchPatiently(path: string, init: RequestInit = {}): Promise<Response> {
  for (let refusals = 0; ; ) {
    const attempt = new AbortController()
    const signal = init.signal ? AbortSignal.any([init.signal, attempt.signal]) : attempt.signal
    const answer = fetch(path, { ...init, signal })
    const outcome = await Promise.race([answer, untilRepeated(answer, isRepeatable(init))])
    if (outcome !== 'repeat') {
      const seconds =
        outcome.status === 503 ? Number(outcome.headers.get('retry-after') ?? Infinity) : Infinity
      refusals += 1
      if (!(seconds <= LONGEST_PAUSE_S) || refusals > REPEATS || !isRepeatable(init)) return outcome
      await new Promise(resolve => setTimeout(resolve, seconds * 1000))
      continue
    }
    answer.catch(() => undefined)
    attempt.abort()
  }
}

/** Whether sending a call twice does no more than sending it once. */
function isRepeatable({ method = 'GET', headers }: RequestInit): boolean {
  return method.toUpperCase() !== 'POST' || new Headers(headers).has('idempotency-key')
}

function untilRepeated(answer: Promise<unknown>, mayRepeat: boolean): Promise<'repeat'> {
  return new Promise(resolve => {
    const call: SlowCall = {
      repeat: mayRepeat ? () => stop('repeat') : undefined,
      wait() {
        hide()
        timer = setTimeout(tell, PATIENCE_MS)
      },
    }
    const tell = () => show([...slowCalls, call])
    const hide = () => show(slowCalls.filter(other => other !== call))
    let timer = setTimeout(tell, PATIENCE_MS)
    function stop(outcome?: 'repeat'): void {
      clearTimeout(timer)
      if (slowCalls.includes(call)) hide()
      if (outcome) resolve(outcome)
    }
    answer.then(
      () => stop(),
      () => stop(),
    )
  })
}
