import { createHmac } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import type { SandboxFault } from './stripe-sandbox-faults.ts'
import { newId, seconds } from './stripe-sandbox-ids.ts'

/** An event for the shop's server, sent once the transaction that caused it is committed. */
export interface SandboxEvent {
  readonly type: string
  readonly object: Readonly<Record<string, unknown>>
}

/** Something that happens later at the card service, in a separate transaction; returns the events it causes. */
export type FollowUp = (tx: Transaction) => Promise<readonly SandboxEvent[]>

/** About as long as Stripe takes; the browser's own report usually arrives first, as in reality. */
const USUAL_DELAY_MS = 300
const LATE_MS = 20_000
const TICK_MS = 100
/** Pauses before retries of undelivered events; Stripe retries for days, here reconciliation repairs the rest. */
const REPEAT_AFTER_MS = [2_000, 10_000, 60_000, 300_000]

/** Work to be done later, which posts its own events. */
interface Task {
  readonly dueAt: number
  readonly work: () => Promise<void>
}

interface Delivery {
  readonly body: string
  dueAt: number
  failures: number
  /** Waits until a later one has been sent. */
  isHeld: boolean
}

export interface WebhookSenderOptions {
  readonly secret: string
  /** Delivers an event to the shop. */
  readonly deliver: (request: Request) => Promise<Response>
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/**
 * Sends signed events as Stripe does (https://docs.stripe.com/webhooks#verify-manually). The queue is in memory: a
 * restart loses it, as networks lose messages, and reconciliation has to find out.
 */
export function createWebhookSender({ secret, deliver }: WebhookSenderOptions) {
  let deliveries: Delivery[] = []
  let tasks: Task[] = []
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isOpen = false

  async function send(delivery: Delivery): Promise<void> {
    const isTaken = await deliver(sign(delivery.body, secret)).then(
      answer => answer.ok,
      () => false,
    )
    if (isTaken) return
    const pause = REPEAT_AFTER_MS[delivery.failures]
    delivery.failures += 1
    if (pause === undefined) return
    delivery.dueAt = Date.now() + pause
    deliveries.push(delivery)
  }

  async function sendDue(isDue: (waiting: { readonly dueAt: number }) => boolean): Promise<void> {
    const dueTasks = tasks.filter(isDue)
    tasks = tasks.filter(task => !dueTasks.includes(task))
    for (const { work } of dueTasks) await work()
    const due = deliveries.filter(isDue).toSorted((a, b) => a.dueAt - b.dueAt)
    deliveries = deliveries.filter(delivery => !due.includes(delivery))
    for (const delivery of due) await send(delivery)
  }

  function tick(): void {
    timer ??= setTimeout(() => {
      const now = Date.now()
      round = sendDue(delivery => delivery.dueAt <= now).then(() => {
        round = undefined
        timer = undefined
        if (isOpen && deliveries.length + tasks.length > 0) tick()
      })
    }, TICK_MS).unref()
  }

  return {
    /** Queues an event, with the faults to simulate. */
    post({ type, object }: SandboxEvent, faults: ReadonlySet<SandboxFault>): void {
      if (faults.has('webhook-lost')) return
      const now = Date.now()
      const isHeld = faults.has('webhook-reordered')
      const delay = isHeld || faults.has('webhook-late') ? LATE_MS : USUAL_DELAY_MS
      const delivery = { body: write(type, object), dueAt: now + delay, failures: 0, isHeld }
      for (const held of deliveries.filter(each => each.isHeld)) {
        held.dueAt = Math.min(held.dueAt, now + USUAL_DELAY_MS + 1)
        delivery.dueAt = Math.min(delivery.dueAt, now + USUAL_DELAY_MS)
        held.isHeld = false
      }
      deliveries.push(delivery)
      if (faults.has('webhook-doubled')) deliveries.push({ ...delivery })
      if (isOpen) tick()
    },
    /** Runs work after 20 seconds, or on `sendAll`. */
    later(work: () => Promise<void>): void {
      tasks.push({ dueAt: Date.now() + LATE_MS, work })
      if (isOpen) tick()
    },
    /** Sends everything queued, due or not, in the order in which it is due. */
    sendAll: () => sendDue(() => true),
    start(): void {
      isOpen = true
      if (deliveries.length + tasks.length > 0) tick()
    },
    async stop(): Promise<void> {
      isOpen = false
      clearTimeout(timer)
      await round
    },
    nudge(): void {
      if (isOpen) tick()
    },
  }
}

function write(type: string, object: SandboxEvent['object']): string {
  return JSON.stringify({
    id: newId('evt_'),
    object: 'event',
    api_version: null,
    created: seconds(new Date()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
}

/** Signs an event for each attempt, since a signature is valid for only a few minutes. */
function sign(body: string, secret: string): Request {
  const at = seconds(new Date())
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return new Request('http://localhost/webhooks/stripe', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${at},v1=${signature}`,
    },
  })
}
