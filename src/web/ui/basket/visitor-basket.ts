import type { Basket } from '#contract/basket.ts'
import { MAX_BASKET_LINES } from '#contract/basket-terms.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { insertLine, joinLines, type KeptLine, readLines, writeLines } from './kept-lines.ts'

const EMPTY: Basket = { lines: [], total: 0, pieces: 0, weight: 0, unweighed: 0, unknown: [] }

/** A visitor's basket: kept in this browser, priced by the shop. */
export const visitorBasket: BasketKeeper = {
  read: priceLines,
  async add(lines) {
    const joined = joinLines(
      readLines(),
      lines.map(line => ({ ...line, saved: false })),
    )
    if (joined.length > MAX_BASKET_LINES) throw tooMany(joined.length)
    writeLines(() => joined)
    return priceLines()
  },
  async set(product, { quantity, saved, before: next }) {
    writeLines(lines => {
      const before = lines.find(line => line.product === product)
      const pieces = quantity ?? before?.quantity
      if (pieces === undefined) return lines
      const line: KeptLine = {
        product,
        quantity: pieces,
        seenPrice: quantity === undefined ? before?.seenPrice : undefined,
        saved: saved ?? before?.saved ?? false,
      }
      return before ? lines.map(each => (each === before ? line : each)) : insertLine(lines, line, next)
    })
    return priceLines()
  },
  async remove(product) {
    writeLines(lines => lines.filter(line => line.product !== product))
    return priceLines()
  },
  async acceptPrices() {
    writeLines(lines => lines.map(line => ({ ...line, seenPrice: undefined })))
    return priceLines()
  },
}

/** Prices what is kept, and remembers the prices that are seen for the first time. */
async function priceLines(): Promise<Basket> {
  const asked = readLines()
  if (asked.length === 0) return EMPTY
  const basket = await answerOf(calls.basket.preview.$post({ json: { lines: [...asked] } }))
  const priced = new Map(basket.lines.map(line => [line.product, line]))
  if (asked.some(({ seenPrice }) => seenPrice === undefined))
    writeLines(lines =>
      lines.map(line => {
        const { quantity, unitPrice } = priced.get(line.product) ?? {}
        return line.seenPrice === undefined && quantity === line.quantity
          ? { ...line, seenPrice: unitPrice }
          : line
      }),
    )
  return basket
}

function tooMany(lines: number): CallError {
  const detail = `A basket has at most ${MAX_BASKET_LINES} lines, and this would make ${lines}.`
  return new CallError(422, { type: 'about:blank', title: 'Your basket is full', status: 422, detail })
}
