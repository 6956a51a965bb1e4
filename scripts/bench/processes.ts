import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server in a separate process. */
export interface Server {
  /** Ends it and waits until it has. */
  stop(): Promise<void>
}

/** Starts a script as a server and waits for its first response. If there is none, ends it and throws. */
export async function startServer(
  script: string,
  port: number,
  env: Record<string, string>,
): Promise<Server> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise(resolve => {
    child.once('exit', resolve)
  })
  const stop = async () => {
    child.kill()
    await exited
  }
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    if (
      await fetch(url).then(
        answer => answer.ok,
        () => false,
      )
    )
      return { stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`${script} did not answer`)
}

/** Runs a script to completion and returns its output. */
export async function runScript(script: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const chunk of child.stdout) printed += String(chunk)
  return printed.trim()
}
