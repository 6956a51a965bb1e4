import { within, withOwnConnection } from '../connection.ts'
import { identifySystem, withReplication } from './connect.ts'
import { CopyMessages } from './copy-messages.ts'
import { type Lsn, readLsn, writeLsn } from './lsn.ts'

const ASK_EVERY_MS = 1_000
const ANSWER_MS = 10_000
/** A fraction of the 60 s after which the server gives up somebody who does not answer. */
const CONFIRM_EVERY_MS = 10_000

const [LOG, ALIVE, STATUS] = [0x77, 0x6b, 0x72]
const POSTGRES_EPOCH_MS = 946_684_800_000n

/** The log of a server, as it is written. */
export interface FollowedLog {
  /** The server may forget what comes before. */
  confirm(lsn: Lsn): void
  /** Finds out now how far the log is written, instead of at most a second later. */
  ask(): void
  pause(): void
  resume(): void
}

interface Follower {
  /** From where on; asked before it begins. Throws where it cannot. */
  begin(server: { timeline: number; flushed: Lsn }): Promise<{ slot: string; from: Lsn }>
  opened(log: FollowedLog): void
  /** The next bytes. */
  take(bytes: Buffer): void
  /** All that was committed until `at` is before `flushed`. */
  heard(flushed: Lsn, at: Date): void
}

/** Follows the log of the server at `url` until `signal` aborts. Throws if the server goes away, or hangs for 10 s. */
export async function followLog(url: string, follower: Follower, signal: AbortSignal): Promise<void> {
  await withOwnConnection(url, asked =>
    withReplication(url, async client => {
      const server = await identifySystem(client)
      const { timeline } = server
      const { slot, from } = await follower.begin({ timeline, flushed: readLsn(server.flushed) })
      let [confirmed, isAsking] = [from, false]
      const { stream } = client.connection
      const confirm = () => stream.write(writeStatus(confirmed))
      const command = client.query(
        new CopyMessages(`START_REPLICATION SLOT ${slot} PHYSICAL ${writeLsn(from)} TIMELINE ${timeline}`, {
          take(message) {
            const [kind] = message
            if (kind === LOG) follower.take(message.subarray(25))
            else if (kind === ALIVE && message[17] === 1) confirm()
          },
        }),
      )
      const lost = Promise.withResolvers<never>()
      lost.promise.catch(() => undefined)
      client.once('end', () => lost.reject(new Error('the connection to the database was lost')))
      // What the log itself says of its end is how much of it was sent.
      const ask = async () => {
        if (isAsking) return
        isAsking = true
        const at = new Date()
        const { rows } = await within(asked, ANSWER_MS, () =>
          asked.query<{ flushed: string }>('select pg_current_wal_flush_lsn()::text as flushed'),
        )
        isAsking = false
        follower.heard(readLsn(rows[0]?.flushed), at)
      }
      const askOrEnd = () => void ask().catch(lost.reject)
      const timers = [setInterval(askOrEnd, ASK_EVERY_MS), setInterval(confirm, CONFIRM_EVERY_MS)]
      const over = Promise.withResolvers<void>()
      const end = () => over.resolve()
      signal.addEventListener('abort', end)
      follower.opened({
        confirm(lsn) {
          confirmed = lsn
          confirm()
        },
        ask: askOrEnd,
        pause: () => stream.pause(),
        resume: () => stream.resume(),
      })
      try {
        if (!signal.aborted) await Promise.race([over.promise, lost.promise, command.done])
        if (!signal.aborted) throw new Error('the database ended its log')
      } finally {
        for (const timer of timers) clearInterval(timer)
        signal.removeEventListener('abort', end)
        // It would go on sending.
        stream.destroy()
      }
    }),
  )
}

/** A message of COPY that tells how far the log is kept. https://www.postgresql.org/docs/18/protocol-replication.html */
function writeStatus(flushed: Lsn): Buffer {
  const message = Buffer.alloc(39)
  message.write('d', 0, 'latin1')
  message.writeUInt32BE(38, 1)
  message.writeUInt8(STATUS, 5)
  for (const at of [6, 14, 22]) message.writeBigUInt64BE(flushed, at)
  // In microseconds since 2000.
  message.writeBigInt64BE((BigInt(Date.now()) - POSTGRES_EPOCH_MS) * 1_000n, 30)
  return message
}
