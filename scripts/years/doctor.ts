import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const LOOK_EVERY_MS = 200

/** Runs `npm run doctor` and tells what it said, how long it took, and the most memory that it and its session of the database held, in MB. */
export async function measureDoctor(databaseUrl: string) {
  const began = performance.now()
  const child = spawn(process.execPath, ['dist/shop/operator.js', 'doctor'], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said = (said + String(chunk)).slice(-2_000)
  })
  const exited = new Promise<number | null>(resolve => {
    child.once('exit', resolve)
  })
  const watcher = new pg.Client({ connectionString: databaseUrl })
  await watcher.connect()
  const most = { process: 0, session: 0 }
  while (child.exitCode === null && child.signalCode === null) {
    const { rows } = await watcher.query<{ pid: number }>(
      `select pid from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and query like '%doctor%'`,
    )
    most.process = Math.max(most.process, await held(child.pid ?? 0, 'VmRSS'))
    for (const { pid } of rows) most.session = Math.max(most.session, await held(pid, 'RssAnon'))
    await sleep(LOOK_EVERY_MS)
  }
  await watcher.end()
  return {
    exit: await exited,
    seconds: Math.round((performance.now() - began) / 1_000),
    'process MB': most.process,
    'session MB': most.session,
    said: said.trim(),
  }
}

/** What Linux says of a process, in MB; 0 if it is gone. */
async function held(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(new RegExp(`${field}:\\s*(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}
