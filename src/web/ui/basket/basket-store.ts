import type { Basket } from '#contract/basket/basket.ts'
import { CallError } from '../../client.ts'
import { describeFailure } from '../base/actions/failure.ts'
import { notify } from '../base/actions/toast.tsx'
import { newKey } from '../base/browser/new-key.ts'
import { tellVisit } from '../base/browser/use-visit.ts'
import { changeAccount, mergeKept, readAccount } from './account-basket.ts'
import type { BasketChange } from './basket-change.ts'
import { dropChange, keepChange } from './kept-changes.ts'
import { readLines } from './kept-lines.ts'
import { isKept, readLeft } from './left-changes.ts'
import { peekBasket, showBasket } from './shown-basket.ts'
import { changeVisitor, readVisitor } from './visitor-basket.ts'

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
  return run(readBasket)
}

/**
 * Makes a change of the basket after those before it, an addition once under each id, and shows the result in all tabs. It is made even if
 * the page is left meanwhile. Rejects with a CallError.
 */
export async function changeBasket(change: BasketChange, id = newKey()): Promise<Basket> {
  const { owner } = peekBasket()
  const basket = await (owner === null ? changeHere(change, id) : changeThere(owner, change, id))
  if (isBegun(change, basket)) tellVisit('basket')
  // A channel has no other origin to name than the shop's own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage({ owner: peekBasket().owner, basket } satisfies News)
  return basket
}

/** Whether the basket has nothing but what was just put in. */
function isBegun(change: BasketChange, { pieces }: Basket): boolean {
  return change.act === 'add' && pieces === change.lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** A visitor's basket is changed before anything is asked of the shop. */
function changeHere(change: BasketChange, id: string): Promise<Basket> {
  // The button may have kept it until this code came.
  dropChange(id)
  changeVisitor(change, id)
  return run(readBasket)
}

/** A change in an account is kept until the shop has answered. */
function changeThere(owner: string, change: BasketChange, id: string): Promise<Basket> {
  keepChange(id, owner, change)
  const wasKept = isKept(id)
  return run(async present => {
    if (present !== owner) throw new CallError(401)
    // Whoever comes back to a page that was left finds it made by the next.
    if (wasKept && !isKept(id)) return readAccount()
    try {
      return await changeAccount(change, id)
    } finally {
      dropChange(id)
    }
  })
}

/** Makes what was pressed on pages that were left before it was made. */
async function makeLeft(present: string | null): Promise<void> {
  for (const { id, owner, change } of readLeft()) {
    if (owner !== null && owner !== present) continue
    try {
      if (owner === null) changeVisitor(change, id)
      else await changeAccount(change, id)
    } catch (error) {
      notify.failure(error)
    } finally {
      dropChange(id)
    }
  }
}

function readBasket(owner: string | null): Promise<Basket> {
  return owner === null ? readVisitor() : readAccount()
}

function run(act: (owner: string | null) => Promise<Basket>): Promise<Basket> {
  const result = queue.then(async () => {
    const { owner } = peekBasket()
    await makeLeft(owner)
    const unmerged = owner === null ? undefined : await merge()
    const basket = await act(owner)
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
