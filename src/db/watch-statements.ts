import type pg from 'pg'

/** A statement without its values, which are personal data. */
export interface Statement {
  /** By which it is prepared; undefined if it is not. */
  readonly name: string | undefined
  /** Its text, or how that begins. */
  readonly statement: string
}

/** A statement that took long. */
export interface SlowStatement extends Statement {
  readonly ms: number
  /** The process of PostgreSQL that worked on it, as its log and pg_stat_activity name it. */
  readonly backend: number | undefined
}

export interface StatementWatch {
  /** Called after statements that take as long, whether or not they succeed. */
  readonly slow?: { readonly ms: number; readonly report: (statement: SlowStatement) => void } | undefined
  /** Called when a statement is sent. What it returns is called when it is answered, with the error if it failed. */
  readonly trace?: ((statement: Statement) => (error?: unknown) => void) | undefined
}

const LONGEST_TEXT = 500
/** As what is sent ahead begins. */
const COMMENT = /^\/\*.*?\*\/\s*/

/** Tells of the statements of this connection. */
export function watchStatements(client: pg.PoolClient, { slow, trace }: StatementWatch): void {
  const { query } = client
  const watched = (...args: unknown[]): unknown => {
    const began = performance.now()
    const endTrace = trace?.(describe(args[0]))
    const asked: unknown = Reflect.apply(query, client, args)
    if (!(asked instanceof Promise)) {
      endTrace?.()
      return asked
    }
    const end = (error?: unknown) => {
      endTrace?.(error)
      const ms = performance.now() - began
      if (slow && ms >= slow.ms)
        slow.report({ ...describe(args[0]), ms: Math.round(ms), backend: backendOf(client) })
    }
    asked.then(() => end(), end)
    return asked
  }
  Object.assign(client, { query: watched })
}

/** The text of what a client of `pg` is asked, as a text or an object with one. */
export function textOf(asked: unknown): unknown {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
}

function describe(asked: unknown): Statement {
  const isObject = typeof asked === 'object' && asked !== null
  return {
    name: isObject && 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined,
    statement: String(textOf(asked)).replace(COMMENT, '').replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT),
  }
}

/** The types of pg leave it out. */
function backendOf(client: object): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
}
