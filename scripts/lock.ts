import { DatabaseSync } from 'node:sqlite'

/** How long somebody waits for whoever holds a lock, in ms. */
const LONGEST_WAIT_MS = 600_000

/** Runs `act` while no other process holds the lock of this file. The system lets go of it however its holder ends. */
export async function withLock(file: string, act: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(file, { timeout: LONGEST_WAIT_MS })
  try {
    lock.exec('begin exclusive')
    await act()
  } finally {
    lock.close()
  }
}
