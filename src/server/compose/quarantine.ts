import { isQuarantined } from '#db/backup/marks.ts'
import type { Database } from '#db/client.ts'
import { type CardService, CardServiceUnavailable } from '#domain/ports.ts'
import { createWorker, type Worker, type WorkerOptions } from './worker.ts'

/** What a restored copy does not do until somebody releases it: it could tell customers a second time what the shop has told them. */
export const IN_QUARANTINE =
  'This is a restored copy in quarantine: it sends no mails, processes no webhooks and makes no card calls. To make it the shop: npm run release'

const RETRY_AFTER_S = 60
/** How long the operator's word goes unheard. */
const RELEASE_EVERY_MS = 2_000

/** Whether this shop is a restored copy. It ends once, when the operator releases it, and never begins while the shop runs. */
export class Quarantine {
  readonly #released = Promise.withResolvers<void>()
  #isOn: boolean

  constructor(isOn: boolean) {
    this.#isOn = isOn
  }

  get isOn(): boolean {
    return this.#isOn
  }

  end(): void {
    this.#isOn = false
    this.#released.resolve()
  }

  /** A worker that starts only when the quarantine is over. */
  holdBack<W extends Worker>(worker: W): W {
    if (!this.#isOn) return worker
    return { ...worker, start: () => void this.#released.promise.then(() => worker.start()) }
  }

  /** The card service, which is not called meanwhile: callers get CardServiceUnavailable. Notifications can still be read. */
  guardCards(cards: CardService): CardService {
    if (!this.#isOn) return cards
    const guarded = <T>(call: () => T): T => {
      if (!this.#isOn) return call()
      throw new CardServiceUnavailable('the shop is a restored copy in quarantine', {
        retryAfterSeconds: RETRY_AFTER_S,
      })
    }
    return {
      publishableKey: cards.publishableKey,
      createIntent: async input => guarded(() => cards.createIntent(input)),
      findIntent: async id => guarded(() => cards.findIntent(id)),
      cancelIntent: async id => guarded(() => cards.cancelIntent(id)),
      refundIntent: async input => guarded(() => cards.refundIntent(input)),
      listRefunds: async id => guarded(() => cards.listRefunds(id)),
      findDispute: async id => guarded(() => cards.findDispute(id)),
      listIntents: input => guarded(() => cards.listIntents(input)),
      listMovements: input => guarded(() => cards.listMovements(input)),
      listPayouts: input => guarded(() => cards.listPayouts(input)),
      listDisputes: async input => guarded(() => cards.listDisputes(input)),
      readEvent: (rawBody, signature) => cards.readEvent(rawBody, signature),
    }
  }
}

/** Ends a quarantine once the database is no longer marked as a copy. */
export function releaseOnceUnmarked(
  quarantine: Quarantine,
  {
    db,
    reportFault,
    onReleased,
  }: { readonly db: Database; readonly onReleased: () => void } & Pick<WorkerOptions, 'reportFault'>,
): Worker {
  return createWorker({
    name: 'release',
    everyMs: RELEASE_EVERY_MS,
    reportFault,
    async work() {
      if (!quarantine.isOn || (await isQuarantined(db))) return
      quarantine.end()
      onReleased()
    },
  })
}
