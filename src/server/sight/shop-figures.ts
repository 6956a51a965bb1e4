import { readBackupAge } from '#db/backup/marks.ts'
import { readFigures } from '#domain/figures.ts'
import type { Shop } from '../compose/compose.ts'
import { inTime } from './in-time.ts'
import { ANSWER_MS, COSTLY, type ReadinessCheck } from './readiness.ts'
import { Shared } from './shared.ts'

interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A figure that is found out when somebody asks for the metrics. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly labelNames?: readonly string[]
  /** Whether it only grows. */
  readonly isCounter?: boolean
  /** What several processes that share a port tell together: by default the sum of counters, and of others what the first one says. */
  readonly together?: 'sum' | 'first' | 'min' | 'max'
  /** Its values, by their labels. What cannot be found out in time fails, and is left out. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** What the shop can tell of itself. Figures of the database are read every 10 s at most, and are the same at all instances. */
export function figuresOfShop(
  {
    db,
    reads,
    replicas,
    shelf,
    pages,
    tally,
    walArchive,
  }: Pick<Shop, 'db' | 'reads' | 'replicas' | 'shelf' | 'pages' | 'tally' | 'walArchive'>,
  readiness: ReadinessCheck,
): readonly Figure[] {
  const shared = new Shared(() => readFigures(reads?.older ?? db), COSTLY)
  const lastBackup = new Shared(() => readBackupAge(db), COSTLY)
  const books = () => inTime(ANSWER_MS, shared.get())
  const backlogs = async () => Object.entries(await readiness.readBacklogs())
  const shelved = () => {
    const found = shelf.describe()
    return found ? [found] : []
  }
  return [
    {
      name: 'parts_hub_waiting',
      help: 'What waits to be done: mails, webhook events, refunds, failed refunds, VAT IDs, outgoing webhooks',
      labelNames: ['queue'],
      read: async () =>
        (await backlogs()).map(([queue, { waiting }]) => ({ labels: { queue }, value: waiting })),
    },
    {
      name: 'parts_hub_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited; 0 if none waits',
      labelNames: ['queue'],
      read: async () =>
        (await backlogs()).map(([queue, { oldestSeconds }]) => ({
          labels: { queue },
          value: oldestSeconds ?? 0,
        })),
    },
    {
      name: 'parts_hub_orders',
      help: 'Orders by their state',
      labelNames: ['state'],
      read: async () =>
        (await books()).orders.map(({ status, count }) => ({ labels: { state: status }, value: count })),
    },
    {
      name: 'parts_hub_money_received_cents',
      help: 'What was paid by card and on account, since the shop was opened',
      read: async () => [{ value: (await books()).receivedCents }],
    },
    {
      name: 'parts_hub_money_returned_cents',
      help: 'What was refunded, or withdrawn by banks, since the shop was opened',
      read: async () => [{ value: (await books()).returnedCents }],
    },
    {
      name: 'parts_hub_backup_age_seconds',
      help: 'How long ago the shop was as its last backup holds it; missing if there is none',
      read: async () => {
        const age = await inTime(ANSWER_MS, lastBackup.get())
        return age === undefined ? [] : [{ value: age }]
      },
    },
    {
      name: 'parts_hub_wal_archive_age_seconds',
      help: 'How long ago everything written is in the archive of the log; missing if WAL_ARCHIVE is not set, and in quarantine',
      read: () => {
        const age = walArchive?.readAge()
        return age === undefined ? [] : [{ value: age }]
      },
    },
    {
      name: 'parts_hub_webhook_events_total',
      help: 'Events of the card service that were processed',
      isCounter: true,
      read: () => [{ value: tally.webhooks }],
    },
    {
      name: 'parts_hub_webhook_lag_seconds_total',
      help: 'How long all of them had waited together',
      isCounter: true,
      read: () => [{ value: tally.webhookLagMs / 1_000 }],
    },
    {
      name: 'parts_hub_outgoing_webhooks_total',
      help: 'Attempts to tell others what happened, by whether they took it',
      labelNames: ['outcome'],
      isCounter: true,
      read: () => [
        { labels: { outcome: 'sent' }, value: tally.outgoingSent },
        { labels: { outcome: 'failed' }, value: tally.outgoingFailed },
      ],
    },
    {
      name: 'parts_hub_cards_declined_total',
      help: 'Cards that the card service declined',
      isCounter: true,
      read: () => [{ value: tally.declines }],
    },
    {
      name: 'parts_hub_sign_ins_failed_total',
      help: 'Sign-ins that failed',
      isCounter: true,
      read: () => [{ value: tally.failedSignIns }],
    },
    {
      name: 'parts_hub_database_connections',
      help: 'Connections of the pool, and requests that wait for one',
      labelNames: ['state'],
      together: 'sum',
      read: () => {
        const { inUse, idle, waiting } = db.countConnections()
        const states = { 'in use': inUse, idle, waiting }
        return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }))
      },
    },
    {
      name: 'parts_hub_replica_lag_seconds',
      help: 'How far a replica of the database may be behind; missing for one that is not read from',
      labelNames: ['replica'],
      together: 'max',
      read: () =>
        (replicas?.describe() ?? []).flatMap(({ name, lagMs }) =>
          lagMs === undefined ? [] : [{ labels: { replica: name }, value: lagMs / 1_000 }],
        ),
    },
    {
      name: 'parts_hub_replica_used',
      help: 'Whether a replica of the database is read from',
      labelNames: ['replica'],
      together: 'min',
      read: () =>
        (replicas?.describe() ?? []).map(({ name, lagMs }) => ({
          labels: { replica: name },
          value: lagMs === undefined ? 0 : 1,
        })),
    },
    {
      name: 'parts_hub_page_cache_entries',
      help: 'Pages that are kept for visitors',
      together: 'sum',
      read: () => [{ value: pages.use.entries }],
    },
    {
      name: 'parts_hub_page_cache_hits_total',
      help: 'Requests of visitors answered with a kept page',
      isCounter: true,
      read: () => [{ value: pages.use.hits }],
    },
    {
      name: 'parts_hub_page_cache_misses_total',
      help: 'Requests of visitors for a page that could have been kept, and was not',
      isCounter: true,
      read: () => [{ value: pages.use.misses }],
    },
    {
      name: 'parts_hub_shelf_sizes',
      help: 'Sizes of the catalogue in memory',
      read: () => shelved().map(({ sizes }) => ({ value: sizes })),
    },
    {
      name: 'parts_hub_shelf_age_seconds',
      help: 'How long ago the catalogue in memory was known to be like the database',
      together: 'max',
      read: () => shelved().map(({ ageMs }) => ({ value: ageMs / 1_000 })),
    },
    {
      name: 'parts_hub_shelf_version',
      help: 'Grows whenever the catalogue in memory changes',
      together: 'min',
      read: () => shelved().map(({ revision }) => ({ value: revision })),
    },
  ]
}
