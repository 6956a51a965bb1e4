/** Lets at most `limit` tasks run at a time; the others wait in the order in which they came. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async task => {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The place goes from hand to hand, so that nobody who comes now gets in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
