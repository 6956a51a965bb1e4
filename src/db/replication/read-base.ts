import { PassThrough, type Readable } from 'node:stream'
import type { Connection } from 'pg'
import { withReplication } from './connect.ts'
import { CopyMessages } from './copy-messages.ts'
import { type Lsn, readLsn } from './lsn.ts'

/** The files of a cluster while it works, of use with its log from `start` on. */
export interface Base {
  readonly start: Lsn
  readonly timeline: number
  /** A tar. It ends with an error if the server does not give all of it. */
  readonly content: Readable
}

/** As messages of a base backup begin. https://www.postgresql.org/docs/18/protocol-replication.html */
const [ARCHIVE, DATA] = [0x6e, 0x64]

/** Reads the cluster behind `url`, which must have no tablespaces of its own, over the protocol. Throws if `signal` aborts. */
export async function readBase<T>(
  url: string,
  act: (base: Base) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  return withReplication(url, async client => {
    const content = new PassThrough()
    const begun = Promise.withResolvers<void>()
    let archives = 0
    const take = (message: Buffer, connection: Connection) => {
      begun.resolve()
      if (message[0] === ARCHIVE) archives += 1
      if (message[0] !== DATA || content.destroyed) return
      // Of what has arrived already, more messages follow.
      if (!content.write(message.subarray(1))) connection.stream.pause()
    }
    const command = client.query(
      new CopyMessages("BASE_BACKUP (LABEL 'parts-hub', CHECKPOINT 'fast', WAIT false, MANIFEST 'no')", {
        take,
      }),
    )
    const ended = command.done.then(
      () => {
        if (archives === 1) content.end()
        else content.destroy(new Error('the cluster has tablespaces, which an archive does not hold'))
      },
      (error: unknown) => void content.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    content.on('error', () => undefined)
    content.on('drain', () => client.connection.stream.resume())
    const giveUp = () => {
      content.destroy(new Error('the shop is closing'))
      client.connection.stream.destroy()
    }
    signal.addEventListener('abort', giveUp)
    await Promise.race([begun.promise, command.done])
    const [start, timeline] = command.rows[0] ?? []
    try {
      const result = await act({ start: readLsn(start), timeline: Number(timeline), content })
      await ended
      return result
    } finally {
      signal.removeEventListener('abort', giveUp)
      content.destroy()
      // It would wait for the rest.
      client.connection.stream.destroy()
    }
  })
}
