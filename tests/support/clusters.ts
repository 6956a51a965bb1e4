import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** The first field of the first row of an answer. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

/** What the server of a data folder says of itself; undefined if none does. */
export async function pidFile(dataDir: string): Promise<{ pid: number; socketFolder: string } | undefined> {
  const text = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  return Number(lines[0]) > 0 ? { pid: Number(lines[0]), socketFolder: lines[4] ?? '' } : undefined
}

/** Its id; 0 if there is none. */
export async function serverOf(dataDir: string): Promise<number> {
  return (await pidFile(dataDir))?.pid ?? 0
}

/** Clusters that are still being made in it. */
export async function drafts(dataDir: string): Promise<string[]> {
  return (await readdir(dataDir).catch(() => [])).filter(name => name.startsWith('postgres.init-'))
}

/** Kills a process, and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Signals a process, if it lives. */
export function kill(pid: number, signal: NodeJS.Signals): void {
  if (pid > 0 && isAlive(pid)) process.kill(pid, signal)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until a condition comes about. Throws after 25 s. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 25_000; performance.now() < end; await sleep(5))
    if (await condition().catch(() => false)) return
  throw new Error('it did not come about in time')
}
