import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { say } from '#contract/phrase.ts'
import { type Paper, tooMany, type WarehousePaper } from '#domain/ports.ts'

/** Stated in docs/SECURITY-POLICY.md. */
const PRESS_LIMITS = { ofPerson: 4, inAll: 100, keptBytes: 32 * 1024 * 1024 } as const
const IDLE_MS = 60_000
const RETRY_AFTER_SECONDS = 5

/** Makes papers as files, away from the thread that answers requests. */
export interface PaperPress {
  /**
   * A paper as a PDF. One that was made is kept for a while, and one that is being made is not made twice. For a person, rejects (too
   * many) one more than four unfinished papers of theirs, or than a hundred in all; without one it waits.
   */
  print(paper: Paper | WarehousePaper, personId?: string): Promise<Uint8Array>
  /** Ends the thread, whatever it is at. */
  close(): Promise<void>
}

/** A press of one worker thread, which is started for the first paper and ends when there is nothing to do. A thread that dies while nobody waits for it is reported. */
export function createPaperPress(
  reportFault: (error: unknown) => void,
  limits: { ofPerson: number; inAll: number } = PRESS_LIMITS,
): PaperPress {
  const pool = new Piscina<Paper | WarehousePaper, Uint8Array>({
    filename: fileURLToPath(new URL('./pdf.ts', import.meta.url)),
    name: 'renderPaper',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  pool.on('error', reportFault)
  const made = new LRUCache<string, Uint8Array, { readonly paper: Paper | WarehousePaper }>({
    maxSize: PRESS_LIMITS.keptBytes,
    sizeCalculation: bytes => bytes.byteLength,
    fetchMethod: (_, __, { context }) => pool.run(context.paper),
  })
  /** Who asked for what is being made, by its key; nobody for mails. */
  const asked = new Map<string, string | undefined>()

  function requireRoom(personId: string | undefined): void {
    if (personId === undefined) return
    const own = asked.values().filter(each => each === personId)
    if ([...own].length >= limits.ofPerson)
      throw tooMany(RETRY_AFTER_SECONDS, say`Your other papers are still being made`)
    if (asked.size >= limits.inAll)
      throw tooMany(RETRY_AFTER_SECONDS, say`Many papers are being made just now`)
  }

  return {
    async print(paper, personId) {
      const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64')
      const kept = made.get(key)
      if (kept) return kept
      if (!asked.has(key)) {
        requireRoom(personId)
        asked.set(key, personId)
      }
      try {
        return await made.forceFetch(key, { context: { paper } })
      } finally {
        asked.delete(key)
      }
    },
    close: () => pool.destroy(),
  }
}
