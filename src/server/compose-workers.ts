import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { sweepOldRows } from '../domain/housekeeping.ts'
import { sendDueMails } from '../domain/mail.ts'
import type { MailService } from '../domain/ports.ts'
import { createWorker } from './workers.ts'

const MAIL_EVERY_MS = 5_000
const MAILS_A_ROUND = 500
const HOUR_MS = 60 * 60 * 1000

export interface WorkersInput {
  readonly db: Database
  readonly mail: MailService
  /** Undefined where the real card service is configured. */
  readonly sweepSandbox: (() => Promise<void>) | undefined
  readonly log: Pick<Logger, 'warn'>
  readonly reportFault: (error: unknown) => void
}

/** The work beside the requests: mails on their way, old rows out. */
export function composeWorkers({ db, mail, sweepSandbox, log, reportFault }: WorkersInput) {
  return {
    mail: createWorker({
      everyMs: MAIL_EVERY_MS,
      reportFault,
      work: signal =>
        sendDueMails({ db }, mail, {
          limit: MAILS_A_ROUND,
          signal,
          onFailure: ({ error, ...failure }) =>
            log.warn({ ...failure, reason: String(error) }, 'a mail was not taken; it is tried again'),
        }),
    }),
    housekeeping: createWorker({
      everyMs: HOUR_MS,
      reportFault,
      work: async () => {
        await sweepOldRows(db, new Date())
        await sweepSandbox?.()
      },
    }),
  }
}
