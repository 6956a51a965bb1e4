import type pg from 'pg'

const NAME = 'ahead_'

/**
 * The name of a prepared statement of transactions whose answer nobody needs: the next one, or the COMMIT, is sent with it, in one round trip. If it fails, so
 * does that one.
 */
export const aheadNamed = (name: string): string => NAME + name

/**
 * The same connection, for one transaction at a time, which waits neither for its BEGIN nor for what is sent `ahead`. PostgreSQL works off what it is
 * sent in order, and refuses what follows a failure, which is then told instead: by whoever asked next, and whoever had asked already. Needs a client in pipeline mode.
 */
export function sendAhead(client: pg.PoolClient): pg.PoolClient {
  let unheard: Promise<unknown> = Promise.resolve()
  /** The first of this transaction. Answers come in order, so it is known before those that PostgreSQL refuses for it. */
  let failure: { readonly error: unknown } | undefined

  async function query(...args: unknown[]): Promise<unknown> {
    const text = textOf(args[0])
    const isFirst = text.startsWith('begin')
    if (isFirst || text.startsWith('rollback')) {
      unheard = Promise.resolve()
      failure = undefined
    }
    const before = unheard
    const asked = Promise.resolve(Reflect.apply(client.query, client, args)).catch((error: unknown) => {
      failure ??= { error }
      throw failure.error
    })
    if (isFirst || nameOf(args[0])?.startsWith(NAME)) {
      unheard = Promise.all([before, asked])
      // Whoever asks next is told.
      unheard.catch(() => undefined)
      return NOTHING
    }
    asked.catch(() => undefined)
    await before
    return asked
  }

  return Object.create(client, { query: { value: query } })
}

/** As an answer without rows. */
const NOTHING = { rows: [], rowCount: 0, fields: [], command: '', oid: 0 }

function nameOf(asked: unknown): string | undefined {
  const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked
  return isNamed && typeof asked.name === 'string' ? asked.name : undefined
}

function textOf(asked: unknown): string {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : String(asked)
}
