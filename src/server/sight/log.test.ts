import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onBehalfOf } from '#db/asker.ts'
import { createLog } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openLog() {
  const lines: Record<string, unknown>[] = []
  let bytes = 0
  const log = createLog({
    write: line => {
      bytes += line.length
      lines.push(JSON.parse(line))
    },
  })
  return { log, lines, countBytes: () => bytes }
}

test('of errors that say the same, five a minute are written, then how many more there were', () => {
  const { log, lines } = openLog()
  for (let time = 0; time < 100; time += 1) log.error({ fault: `away\n at line ${time}` }, 'a call failed')
  expect(lines.map(({ msg }) => msg)).toEqual(Array.from({ length: 5 }, () => 'a call failed'))
  log.error({ fault: 'another' }, 'a call failed')
  expect(lines).toHaveLength(6)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(6)).toMatchObject([{ msg: 'more of the same', like: 'a call failed away', count: 95 }])
  log.error({ fault: 'away' }, 'a call failed')
  expect(lines.at(-1)).toMatchObject({ msg: 'a call failed', fault: 'away' })
})

test('what one does again and again hides nothing that another does', () => {
  const { log, lines } = openLog()
  for (let time = 0; time < 100; time += 1)
    log.warn({ reason: 'no right', who: 'eve', from: '10.0.0.1' }, 'a call was refused')
  log.warn({ reason: 'no right', who: 'eve', from: '10.0.0.2' }, 'a call was refused')
  log.warn({ reason: 'no right', who: 'mallory', from: '10.0.0.1' }, 'a call was refused')
  expect(lines).toHaveLength(7)
})

test('of slow statements, one that comes again and again hides no other', () => {
  const { log, lines } = openLog()
  for (let time = 0; time < 100; time += 1)
    log.warn({ name: 'basket', statement: 'select 1', ms: 1_000 + time }, 'a statement was slow')
  log.warn({ statement: 'select 1 from orders', ms: 1_000 }, 'a statement was slow')
  expect(lines.map(({ statement }) => statement)).toEqual([
    ...Array.from({ length: 5 }, () => 'select 1'),
    'select 1 from orders',
  ])
})

test('a line says for which request it is written, or by which worker', () => {
  const { log, lines } = openLog()
  onBehalfOf({ kind: 'request', id: 'b7ad6b71' }, () => log.warn('a'))
  onBehalfOf({ kind: 'worker', id: 'mail' }, () => log.warn('b'))
  log.warn('c')
  expect(lines.map(({ request, worker }) => ({ request, worker }))).toEqual([
    { request: 'b7ad6b71' },
    { worker: 'mail' },
    {},
  ])
})

test('what is left out of ten kinds is counted for each', () => {
  const { log, lines } = openLog()
  for (const kind of 'abcdefghij') for (let time = 0; time < 6; time += 1) log.warn(`it is ${kind}`)
  vi.advanceTimersByTime(60_000)
  expect(lines.filter(({ msg }) => msg === 'more of the same')).toHaveLength(10)
})

test('what is said for information is written each time', () => {
  const { log, lines } = openLog()
  for (let time = 0; time < 100; time += 1) log.info('a card was declined')
  expect(lines).toHaveLength(100)
})

test('an outage at 1,000 requests a second writes less than 1 MB a minute, whatever each failed for', () => {
  const { log, countBytes } = openLog()
  const stack = '\n    at somewhere in the shop'.repeat(400)
  for (let second = 0; second < 60; second += 1) {
    for (let call = 0; call < 1_000; call += 1) {
      const cause = String.fromCharCode(97 + (call % 26), 97 + (second % 26), 97 + (call % 17))
      log.error({ fault: `Error: ${cause}${stack}`, call: 'GET /service' }, 'a call failed')
    }
    vi.advanceTimersByTime(1_000)
  }
  expect(countBytes()).toBeGreaterThan(10_000)
  expect(countBytes()).toBeLessThan(1_000_000)
})
