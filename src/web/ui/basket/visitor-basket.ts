import type { Basket } from '#contract/basket/basket.ts'
import { MAX_BASKET_LINES } from '#contract/basket/terms.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import type { BasketChange } from './basket-change.ts'
import { insertLine, joinLines, type KeptLine, readLines, writeLines } from './kept-lines.ts'

const EMPTY: Basket = { lines: [], total: 0, pieces: 0, weight: 0, unweighed: 0, unknown: [] }

/** The changes that this page has made. */
const made = new Set<string>()

/** Changes a visitor's basket in this browser, once under each id. Throws a CallError beyond 500 lines. */
export function changeVisitor(change: BasketChange, id: string): void {
  if (made.has(id)) return
  writeLines(lines => linesAfter(change, lines))
  made.add(id)
}

function linesAfter(change: BasketChange, lines: readonly KeptLine[]): readonly KeptLine[] {
  switch (change.act) {
    case 'add': {
      const joined = joinLines(
        lines,
        change.lines.map(line => ({ ...line, saved: false })),
      )
      if (joined.length > MAX_BASKET_LINES) throw tooMany(joined.length)
      return joined
    }
    case 'set':
      return linesWith(change, lines)
    case 'remove':
      return lines.filter(line => line.product !== change.product)
    case 'acceptPrices':
      return lines.map(line => ({ ...line, seenPrice: undefined }))
    case 'reorder':
      return lines
  }
}

function linesWith(
  { product, to: { quantity, saved, before: next } }: BasketChange & { act: 'set' },
  lines: readonly KeptLine[],
): readonly KeptLine[] {
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
}

/** A visitor's basket. Prices what this browser keeps, and remembers the prices that are seen for the first time. */
export async function readVisitor(): Promise<Basket> {
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
