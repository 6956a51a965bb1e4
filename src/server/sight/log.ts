import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream, type Logger } from 'pino'
import { findAsker } from '#db/asker.ts'

const WARN = 40
const MINUTE_MS = 60_000
/** How often the same is written in a minute; then it is only counted. */
const MOST_ALIKE = 5
/** Of how many kinds of lines; then others are only counted, too. */
const MOST_KINDS = 500
/** How much warnings and errors take in a minute at most, but for the last line. */
const MOST_BYTES = 700_000
const KIND_LENGTH = 160

/**
 * The shop's log: lines of JSON, on standard error unless `destination` is given. Lines that are written for a request or by a worker name it. Of warnings and
 * errors that say the same, the first of each minute are written, and then how many more there were.
 */
export function createLog(destination: DestinationStream = pino.destination(2)): Logger {
  // How many more there were is said for no request.
  const onOwnBehalf = AsyncLocalStorage.snapshot()
  const counts = new Map<string, number>()
  let bytes = 0
  /** Whether what is being written counts. */
  let isCounted = false
  let minute: NodeJS.Timeout | undefined

  function endMinute(): void {
    const left = [...counts].map(([like, count]) => ({ like, count: count - MOST_ALIKE }))
    counts.clear()
    bytes = 0
    minute = undefined
    for (const { like, count } of left) if (count > 0) log.info({ like, count }, 'more of the same')
  }

  /** Whether there is room for one more of its kind. */
  function admit(kind: string): boolean {
    minute ??= setTimeout(() => onOwnBehalf(endMinute), MINUTE_MS).unref()
    const like = counts.has(kind) || counts.size < MOST_KINDS ? kind : 'others'
    const count = (counts.get(like) ?? 0) + 1
    counts.set(like, count)
    if (count > MOST_ALIKE) return false
    if (bytes < MOST_BYTES) return true
    // It is counted as one that was left out.
    counts.set(like, MOST_ALIKE + 1)
    return false
  }

  const log = pino(
    {
      mixin: () => {
        const asker = findAsker()
        return asker ? { [asker.kind]: asker.id } : {}
      },
      hooks: {
        logMethod(args, method, level) {
          if (level < WARN) return method.apply(this, args)
          if (!admit(kindOf(args))) return
          isCounted = true
          method.apply(this, args)
          isCounted = false
        },
      },
    },
    {
      write(line: string) {
        if (isCounted) bytes += Buffer.byteLength(line)
        destination.write(line)
      },
    },
  )
  return log
}

/** What a line says without figures, and of whom: what one does again and again hides nothing of others. */
function kindOf([first, second]: readonly unknown[]): string {
  const said = typeof first === 'string' ? first : `${String(second)} ${causeOf(first)}`
  return [said.slice(0, KIND_LENGTH).replaceAll(/\d+/g, '#').trim(), ...sourceOf(first)].join(' ')
}

function sourceOf(fields: unknown): unknown[] {
  if (typeof fields !== 'object' || fields === null) return []
  return [...('who' in fields ? [fields.who] : []), ...('from' in fields ? [fields.from] : [])]
}

function causeOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return ''
  if ('fault' in fields && typeof fields.fault === 'string') return fields.fault.split('\n', 1)[0] ?? ''
  if ('reason' in fields) return String(fields.reason)
  // One that is slow hides no other.
  if ('statement' in fields) return String(fields.statement)
  return 'err' in fields && fields.err instanceof Error ? fields.err.message : ''
}
