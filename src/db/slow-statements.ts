import type pg from 'pg'

/** A statement that took long, without its values, which are personal data. */
export interface SlowStatement {
  readonly statement: string
  readonly ms: number
}

const LONGEST_TEXT = 500

/** Reports the statements of this connection that take `ms` or longer, whether or not they succeed. */
export function timeStatements(
  client: pg.PoolClient,
  { ms, report }: { readonly ms: number; readonly report: (statement: SlowStatement) => void },
): void {
  const { query } = client
  const timed = (...args: unknown[]): unknown => {
    const began = performance.now()
    const asked: unknown = Reflect.apply(query, client, args)
    if (!(asked instanceof Promise)) return asked
    const end = () => {
      const tookMs = performance.now() - began
      if (tookMs >= ms) report({ statement: textOf(args[0]), ms: Math.round(tookMs) })
    }
    asked.then(end, end)
    return asked
  }
  Object.assign(client, { query: timed })
}

function textOf(asked: unknown): string {
  const isNamed = typeof asked === 'object' && asked !== null && 'text' in asked
  const text = String(isNamed ? asked.text : asked)
  return text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT)
}
