import type { AlertKind } from './alerts.ts'

interface AlertWords {
  readonly title: string
  /** What to do about it. */
  readonly help: string
  /** Where that is done, or seen. */
  readonly path: string
}

const REVIEW = '/dashboard/money#review'

/** What the desk and mails say of alerts. */
export const alertWords: Readonly<Record<AlertKind, AlertWords>> = {
  'failed-refunds': {
    title: 'Refunds that failed',
    help: 'Their customers wait for their money: pay it another way, and note that.',
    path: REVIEW,
  },
  disputes: {
    title: 'Disputed payments',
    help: 'Answer the bank in the dashboard of the card service before its day.',
    path: REVIEW,
  },
  differences: {
    title: 'Differences from the card service that do not heal',
    help: 'A person has to decide what becomes of these payments.',
    path: '/dashboard/money#comparison',
  },
  'no-webhooks': {
    title: 'No webhooks from the card service',
    help: 'Payments are made, but their webhooks do not arrive: look whether the card service can reach the shop, and with which secret.',
    path: '/dashboard/money#webhooks',
  },
  payouts: {
    title: 'Payouts of the card service cannot be read',
    help: 'Its fees and payouts are missing from the books meanwhile: look whether its key may read balance transactions and payouts.',
    path: '/dashboard/bookkeeping?show=payouts',
  },
  'mails-undelivered': {
    title: 'Mails that are not delivered',
    help: 'Some have been refused for over an hour, and are tried again: look at the mail server, and at their addresses.',
    path: '/dashboard',
  },
  disk: {
    title: 'The disk is nearly full',
    help: 'Less than 1 GB is left for the data folder: the shop stops where the database cannot write.',
    path: '/dashboard',
  },
  backup: {
    title: 'The backup is late',
    help: 'The last one is older than 30 hours, or there is none: look at what makes them.',
    path: '/dashboard',
  },
}
