import { createHmac } from 'node:crypto'
import type { Transaction } from '#db/client.ts'
import type { SandboxFault } from './stripe-sandbox-faults.ts'
import { newId, seconds } from './stripe-sandbox-ids.ts'

/** Something to tell the shop's server of, once the transaction that caused it is committed. */
export interface SandboxEvent {
  readonly type: string
  readonly object: Readonly<Record<string, unknown>>
}

/** What happens at the card service some time later, in a transaction of its own; answers what is to be told of it. */
export type FollowUp = (tx: Transaction) => Promise<readonly SandboxEvent[]>

/** Stripe takes about so long; the browser's own report is mostly there first, as in real life. */
const USUAL_DELAY_MS = 300
const LATE_MS = 20_000
const TICK_MS = 100
/** Pauses before the repeats of what was not taken; Stripe goes on for days, here the comparison with the orders mends the rest. */
const REPEAT_AFTER_MS = [2_000, 10_000, 60_000, 300_000]

/** Something to be done later, and told of by what it posts. */
interface Chore {
  readonly dueAt: number
  readonly work: () => Promise<void>
}

interface Parcel {
  readonly body: string
  dueAt: number
  failures: number
  /** Waits until a later one has gone first. */
  isHeld: boolean
}

export interface WebhookSenderOptions {
  readonly secret: string
  /** Takes an event to the shop. */
  readonly deliver: (request: Request) => Promise<Response>
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/**
 * Sends signed events as Stripe does (https://docs.stripe.com/webhooks#verify-manually). What waits is kept in memory: a
 * restart loses it, as networks lose things, and the comparison of card service and orders has to find out.
 */
export function createWebhookSender({ secret, deliver }: WebhookSenderOptions) {
  let parcels: Parcel[] = []
  let chores: Chore[] = []
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isOpen = false

  async function send(parcel: Parcel): Promise<void> {
    const isTaken = await deliver(sign(parcel.body, secret)).then(
      answer => answer.ok,
      () => false,
    )
    if (isTaken) return
    const pause = REPEAT_AFTER_MS[parcel.failures]
    parcel.failures += 1
    if (pause === undefined) return
    parcel.dueAt = Date.now() + pause
    parcels.push(parcel)
  }

  async function sendDue(isDue: (waiting: { readonly dueAt: number }) => boolean): Promise<void> {
    const toDo = chores.filter(isDue)
    chores = chores.filter(chore => !toDo.includes(chore))
    for (const { work } of toDo) await work()
    const due = parcels.filter(isDue).toSorted((a, b) => a.dueAt - b.dueAt)
    parcels = parcels.filter(parcel => !due.includes(parcel))
    for (const parcel of due) await send(parcel)
  }

  function tick(): void {
    timer ??= setTimeout(() => {
      const now = Date.now()
      round = sendDue(parcel => parcel.dueAt <= now).then(() => {
        round = undefined
        timer = undefined
        if (isOpen && parcels.length + chores.length > 0) tick()
      })
    }, TICK_MS).unref()
  }

  return {
    /** Takes an event on its way, with what is to go wrong on it. */
    post({ type, object }: SandboxEvent, faults: ReadonlySet<SandboxFault>): void {
      if (faults.has('webhook-lost')) return
      const now = Date.now()
      const isHeld = faults.has('webhook-reordered')
      const delay = isHeld || faults.has('webhook-late') ? LATE_MS : USUAL_DELAY_MS
      const parcel = { body: write(type, object), dueAt: now + delay, failures: 0, isHeld }
      for (const held of parcels.filter(each => each.isHeld)) {
        held.dueAt = Math.min(held.dueAt, now + USUAL_DELAY_MS + 1)
        parcel.dueAt = Math.min(parcel.dueAt, now + USUAL_DELAY_MS)
        held.isHeld = false
      }
      parcels.push(parcel)
      if (faults.has('webhook-doubled')) parcels.push({ ...parcel })
      if (isOpen) tick()
    },
    /** Has something done after 20 seconds, or when everything that waits is sent. */
    later(work: () => Promise<void>): void {
      chores.push({ dueAt: Date.now() + LATE_MS, work })
      if (isOpen) tick()
    },
    /** Sends everything that waits, due or not, in the order in which it is due. */
    sendAll: () => sendDue(() => true),
    start(): void {
      isOpen = true
      if (parcels.length + chores.length > 0) tick()
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

/** Signed anew at each attempt, as the signature is good for some minutes only. */
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
