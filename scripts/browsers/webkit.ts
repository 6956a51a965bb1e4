import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../../tests/support/built-shop.ts'
import type { Window } from './window.ts'

const OPENS_WITHIN_MS = 60_000
/** The key under which an element is referred to: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const session = z.object({ sessionId: z.string() })
const element = z.object({ [ELEMENT]: z.string() })
const answer = z.object({ value: z.unknown() })

/** A window of WebKitGTK's MiniBrowser on a screen that nobody sees, by WebDriver. */
export async function openWebKit({
  driver,
  miniBrowser,
  screen,
}: {
  readonly driver: string
  readonly miniBrowser: string
  /** Xvfb. */
  readonly screen: string
}): Promise<Window> {
  const display = await openScreen(screen)
  const port = await findFreePort()
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const closed = new Promise(resolve => child.once('exit', resolve))
  const base = `http://127.0.0.1:${port}`

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(base + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    if (!response.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`)
    return value
  }

  async function stop(): Promise<void> {
    child.kill()
    await closed
    await display.close()
  }

  async function begin(): Promise<string> {
    await untilReady(() => call('GET', '/status'))
    const options = { binary: miniBrowser, args: ['--automation'] }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
    return session.parse(await call('POST', '/session', { capabilities })).sessionId
  }

  // Otherwise the driver and the screen would go on for ever.
  const sessionId = await begin().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const path = `/session/${sessionId}`
  await call('POST', `${path}/window/rect`, { width: 1280, height: 900 })
  const find = async (selector: string) =>
    element.parse(await call('POST', `${path}/element`, { using: 'css selector', value: selector }))[ELEMENT]

  return {
    goTo: async url => void (await call('POST', `${path}/url`, { url })),
    async evaluate(expression) {
      const script = `return JSON.stringify((${expression}) ?? null)`
      const value = await call('POST', `${path}/execute/sync`, { script, args: [] })
      return JSON.parse(z.string().parse(value))
    },
    click: async selector => void (await call('POST', `${path}/element/${await find(selector)}/click`, {})),
    type: async text => void (await call('POST', `${path}/element/${await find(':focus')}/value`, { text })),
    async close() {
      await call('DELETE', path).catch(() => undefined)
      await stop()
    },
  }
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + OPENS_WITHIN_MS
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(100)
    }
  }
}

/** A screen that nobody sees. The server chooses its number, and says it once it is ready. */
async function openScreen(program: string) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const closed = new Promise(resolve => child.once('exit', resolve))
  const told = child.stdio[3]
  if (!told) throw new Error('Xvfb says nothing')
  const number = await new Promise<string>((resolve, reject) => {
    told.once('data', chunk => resolve(String(chunk).trim()))
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb has ended')))
  })
  return {
    name: `:${number}`,
    async close() {
      child.kill()
      await closed
    },
  }
}
