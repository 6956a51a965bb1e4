import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Window } from './window.ts'

const OPENS_WITHIN_MS = 60_000

const answer = z.object({
  id: z.number(),
  type: z.string(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
})
const contexts = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const evaluated = z.object({
  type: z.string(),
  result: z.object({ value: z.string().optional() }).optional(),
})
const nodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) })

/** A window of Firefox, by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function openFirefox(program: string): Promise<Window> {
  const profile = await mkdtemp(join(tmpdir(), 'parts-hub-firefox-'))
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const closed = new Promise(resolve => child.once('exit', resolve))
  const { promise: found, resolve: find, reject: giveUp } = Promise.withResolvers<string>()
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
    if (url !== undefined) find(url)
  })
  child.once('error', giveUp)
  setTimeout(() => giveUp(new Error(`Firefox did not open: ${said}`)), OPENS_WITHIN_MS).unref()
  const { send, disconnect } = await connect(`${await found}/session`)
  await send('session.new', { capabilities: {} })
  const [first] = contexts.parse(await send('browsingContext.getTree', {})).contexts
  if (!first) throw new Error('Firefox has no window')
  const { context } = first
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  async function act(source: object): Promise<void> {
    await send('input.performActions', { context, actions: [source] })
  }

  return {
    goTo: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { type, result } = evaluated.parse(
        await send('script.evaluate', {
          expression: `JSON.stringify((${expression}) ?? null)`,
          target: { context },
          awaitPromise: true,
        }),
      )
      if (type !== 'success') throw new Error(`Firefox could not evaluate ${expression}`)
      return JSON.parse(result?.value ?? 'null')
    },
    async click(selector) {
      const locator = { type: 'css', value: selector }
      const [node] = nodes.parse(await send('browsingContext.locateNodes', { context, locator })).nodes
      if (!node) throw new Error(`there is no ${selector}`)
      const origin = { type: 'element', element: { sharedId: node.sharedId } }
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    },
    async type(text) {
      const actions = [...text].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keys', actions })
    },
    async close() {
      await send('browser.close', {}).catch(() => child.kill())
      disconnect()
      await closed
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const read = answer.safeParse(JSON.parse(String(data)))
    // An event.
    if (!read.success) return
    const { id, type, result, error, message } = read.data
    if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(`Firefox: ${error} ${message}`))
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')), { once: true })
  })
  let last = 0
  return {
    disconnect: () => socket.close(),
    send(method: string, params: object): Promise<unknown> {
      last += 1
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
      return promise
    },
  }
}
