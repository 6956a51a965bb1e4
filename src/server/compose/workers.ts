import type { Logger } from 'pino'
import { composeBody } from '#api/outgoing-webhooks/body.ts'
import type { Database } from '#db/client.ts'
import type { Context } from '#domain/context.ts'
import { keepVisits } from '#domain/desk/keep-visits.ts'
import { watchAlerts } from '#domain/desk/watch-alerts.ts'
import { type RenderMail, sendDueMails } from '#domain/mail/send.ts'
import { remindDebtors } from '#domain/on-account/remind.ts'
import { askForAddresses } from '#domain/orders/ask-for-addresses.ts'
import { expireOrders } from '#domain/orders/expire.ts'
import { tellOfNewOrders } from '#domain/orders/tell-of-new.ts'
import { sendDueWebhooks } from '#domain/outgoing-webhooks/send.ts'
import { sweepOldRows } from '#domain/own-data/sweep.ts'
import { readPayouts } from '#domain/payments/payouts.ts'
import { reconcile } from '#domain/payments/reconcile.ts'
import { processDueEvents } from '#domain/payments/webhooks.ts'
import { CardServiceUnavailable, type MailService } from '#domain/ports.ts'
import { sendDueRefunds } from '#domain/refunds/send.ts'
import { removeForgottenPhotos } from '#domain/returns/photos.ts'
import { keepMissed } from '#domain/search/keep-missed.ts'
import type { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { tellWatchers } from '#domain/stock-watches/tell.ts'
import { checkPendingVatIds } from '#domain/tax/check-pending.ts'
import type { Config } from '../config/config.ts'
import { readFreeDisk } from '../free-disk.ts'
import { type LiveSettings, watchSettings } from '../settings/live-settings.ts'
import type { TraceWork } from '../tracing/tracing.ts'
import type { Tally } from './tally.ts'
import { createWorker, type WorkerOptions } from './worker.ts'

const MAIL_EVERY_MS = 5_000
const MAILS_A_ROUND = 10_000
/** A round of mails begins none after this time, and may take so long in all: a mail server is given a minute and a half for one. */
const MAIL_ROUND_MS = 8 * 60_000
const LONGEST_MAIL_ROUND_MS = 10 * 60_000
const WEBHOOKS_EVERY_MS = 15_000
const OUTGOING_EVERY_MS = 5_000
const NEW_ORDERS_EVERY_MS = 60_000
const ALERTS_EVERY_MS = 60_000
const EXPIRY_EVERY_MS = 60_000
/** With the spread of a worker's pauses, a product that comes back is noticed within a minute. */
const WATCHES_EVERY_MS = 45_000
const VAT_IDS_EVERY_MS = 60_000
const REMINDERS_EVERY_MS = 15 * 60_000
const ADDRESSES_EVERY_MS = 10 * 60_000
const RECONCILIATION_EVERY_MS = 5 * 60_000
const PAYOUTS_EVERY_MS = 15 * 60_000
/** The first reading of a busy shop lists two months. */
const LONGEST_PAYOUTS_MS = 10 * 60_000
const EVENTS_A_ROUND = 500
const SHELF_EVERY_MS = 1_000
const MISSED_EVERY_MS = 60_000
const VISITS_EVERY_MS = 60_000
/** How long a change of settings that was not announced goes unseen, and a banner stays too long. */
const SETTINGS_EVERY_MS = 5_000
const HOUR_MS = 60 * 60 * 1000
/** What years have left is deleted in some hours, without keeping the disk busy. */
const SWEEPING_MS = 60_000

export interface WorkersInput {
  readonly db: Database
  readonly mail: MailService
  /** How many mails are sent at a time. */
  readonly mailConnections: number
  /** Composes the mails that were queued without text. */
  readonly renderMail: RenderMail
  /** Undefined if the real card service is configured. */
  readonly sweepSandbox: (() => Promise<void>) | undefined
  /** The context for the shop's own work. */
  readonly context: () => Context
  readonly shelf: ShelfKeeper
  readonly settings: LiveSettings
  /** What is kept of pages says what no longer holds. */
  readonly onSettingsChanged: () => void
  readonly config: Pick<Config, 'dataDir' | 'mode'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly tally: Tally
  readonly reportFault: (error: unknown) => void
  readonly trace: TraceWork | undefined
}

/**
 * The background work: mails sent, orders expired, refunds sent, webhooks processed and others told, the card service reconciled with the
 * orders, its fees and payouts read, people told what is back in stock, customers reminded of what they owe and asked again where to send what they have paid, VAT IDs checked that could not be before, the owner told of new orders and of what is wrong, the shelf kept like the database, old rows deleted. Several instances of the
 * shop may all do it at once.
 */
export function composeWorkers({
  db,
  mail,
  mailConnections,
  renderMail,
  sweepSandbox,
  context,
  shelf,
  settings,
  onSettingsChanged,
  config,
  log,
  tally,
  reportFault,
  trace,
}: WorkersInput) {
  const repeat = (options: Omit<WorkerOptions, 'reportFault'> & Partial<WorkerOptions>) =>
    createWorker({ reportFault, trace, ...options })
  const reportCardFault = (error: unknown) => {
    if (error instanceof CardServiceUnavailable)
      log.warn({ reason: error.message }, 'the card service did not respond; retrying')
    else reportFault(error)
  }
  return {
    mail: repeat({
      name: 'mail',
      everyMs: MAIL_EVERY_MS,
      longestMs: LONGEST_MAIL_ROUND_MS,
      work: signal =>
        sendDueMails({ db }, mail, {
          limit: MAILS_A_ROUND,
          atOnce: mailConnections,
          signal: AbortSignal.any([signal, AbortSignal.timeout(MAIL_ROUND_MS)]),
          render: renderMail,
          onFailure: ({ error, ...failure }) =>
            log.warn({ ...failure, reason: String(error) }, 'a mail was not accepted; it will be retried'),
          onExcess: excess => log.warn(excess, 'too many mails to one recipient; this one is held back'),
        }),
    }),
    webhooks: repeat({
      name: 'webhooks',
      everyMs: WEBHOOKS_EVERY_MS,
      reportFault: reportCardFault,
      work: async signal => {
        await processDueEvents(context(), {
          limit: EVENTS_A_ROUND,
          signal,
          onProcessed: ({ lagMs, decline }) => {
            tally.webhooks += 1
            tally.webhookLagMs += lagMs
            if (!decline) return
            tally.declines += 1
            log.info(decline, 'a card was declined')
          },
        })
        await sendDueRefunds(context())
      },
    }),
    outgoing: repeat({
      name: 'outgoing-webhooks',
      everyMs: OUTGOING_EVERY_MS,
      work: signal =>
        sendDueWebhooks(context(), {
          signal,
          compose: message => composeBody(context(), message),
          onTried: ({ isSent }) => {
            if (isSent) tally.outgoingSent += 1
            else tally.outgoingFailed += 1
          },
        }),
    }),
    expiry: repeat({
      name: 'expiry',
      everyMs: EXPIRY_EVERY_MS,
      work: signal => expireOrders(context(), { signal }),
    }),
    watches: repeat({
      name: 'watches',
      everyMs: WATCHES_EVERY_MS,
      work: signal => tellWatchers(context(), { signal }),
    }),
    addresses: repeat({
      name: 'addresses',
      everyMs: ADDRESSES_EVERY_MS,
      work: signal => askForAddresses(context(), { signal }),
    }),
    reconciliation: repeat({
      name: 'reconciliation',
      everyMs: RECONCILIATION_EVERY_MS,
      reportFault: reportCardFault,
      work: signal => reconcile(context(), { signal }),
    }),
    payouts: repeat({
      name: 'payouts',
      everyMs: PAYOUTS_EVERY_MS,
      longestMs: LONGEST_PAYOUTS_MS,
      reportFault: reportCardFault,
      work: signal => readPayouts(context(), { signal }),
    }),
    vatIds: repeat({
      name: 'vat-ids',
      everyMs: VAT_IDS_EVERY_MS,
      work: async signal => {
        await checkPendingVatIds(context(), { signal })
      },
    }),
    newOrders: repeat({
      name: 'new-orders',
      everyMs: NEW_ORDERS_EVERY_MS,
      work: () => tellOfNewOrders(context(), settings.current.newOrderMails),
    }),
    alerts: repeat({
      name: 'alerts',
      everyMs: ALERTS_EVERY_MS,
      work: async () => {
        const freeDiskBytes = await readFreeDisk(config.dataDir).catch(() => undefined)
        await watchAlerts(context(), { freeDiskBytes, wantsBackups: config.mode === 'live' })
      },
    }),
    reminders: repeat({
      name: 'reminders',
      everyMs: REMINDERS_EVERY_MS,
      work: async signal => {
        await remindDebtors(context(), { signal })
      },
    }),
    missed: repeat({
      name: 'missed-searches',
      everyMs: MISSED_EVERY_MS,
      work: () => keepMissed(context(), tally.missedSearches),
    }),
    visits: repeat({
      name: 'visits',
      everyMs: VISITS_EVERY_MS,
      work: () => keepVisits(context(), tally.visits),
    }),
    // Every second, mostly for nothing: it is not traced.
    shelf: createWorker({ name: 'shelf', everyMs: SHELF_EVERY_MS, reportFault, work: () => shelf.refresh() }),
    dispatching: repeat({
      name: 'dispatching',
      everyMs: HOUR_MS,
      work: async () => {
        await context().dispatching.measure()
      },
    }),
    settings: createWorker({
      name: 'settings',
      everyMs: SETTINGS_EVERY_MS,
      reportFault,
      work: watchSettings(settings, { now: () => context().now(), onChanged: onSettingsChanged }),
    }),
    housekeeping: repeat({
      name: 'housekeeping',
      everyMs: HOUR_MS,
      work: async signal => {
        await sweepOldRows(db, new Date(), AbortSignal.any([signal, AbortSignal.timeout(SWEEPING_MS)]))
        await removeForgottenPhotos(context(), signal)
        await sweepSandbox?.()
      },
    }),
  }
}
