import type { Basket } from '#contract/basket.ts'
import { CallError } from '../../client.ts'
import { describeFailure } from '../failure.ts'
import { newKey } from '../new-key.ts'
import { accountBasket, mergeKept } from './account-basket.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { readLines } from './kept-lines.ts'
import { peekBasket, showBasket } from './shown-basket.ts'
import { visitorBasket } from './visitor-basket.ts'

/** What one tab tells the others. */
interface News {
  readonly owner: string | null
  readonly basket: Basket
}

const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('basket')
/** Changes are sent one after another, so that the last answer is the latest. */
let queue: Promise<unknown> = Promise.resolve()

otherTabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  const shown = peekBasket()
  if (data.owner === shown.owner) showBasket({ ...shown, basket: data.basket })
})

/**
 * Reads the basket anew, with the prices and the stock of this moment, after putting in what this browser kept before a sign-in. Rejects
 * with a CallError.
 */
export function refreshBasket(): Promise<Basket> {
  return run(keeper => keeper.read())
}

/** Runs a change of the basket after those before it, and shows the result in all tabs. Rejects with a CallError. */
export async function changeBasket(change: (keeper: BasketKeeper) => Promise<Basket>): Promise<Basket> {
  const basket = await run(change)
  // A channel has no other origin to name than the shop's own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage({ owner: peekBasket().owner, basket } satisfies News)
  return basket
}

function run(act: (keeper: BasketKeeper) => Promise<Basket>): Promise<Basket> {
  const result = queue.then(async () => {
    const { owner } = peekBasket()
    const unmerged = owner === null ? undefined : await merge()
    const basket = await act(owner === null ? visitorBasket : accountBasket)
    // Somebody may have signed in or out meanwhile.
    if (peekBasket().owner === owner) showBasket({ owner, basket, unmerged })
    return basket
  })
  queue = result.catch(() => undefined)
  return result
}

/** Returns why what this browser kept could not be put into the account's basket; undefined if nothing is left. */
async function merge(): Promise<string | undefined> {
  if (readLines().length === 0) return undefined
  try {
    await mergeKept(newKey)
    return undefined
  } catch (error) {
    // What comes next fails for the same reason, and says so.
    if (error instanceof CallError && error.status !== 422) throw error
    return describeFailure(error).text
  }
}
