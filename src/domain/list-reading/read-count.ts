import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { isClearUnit, isLabel, isPack, isUnit, readCounted, readPieces } from './quantities.ts'

/** A quantity beside which it says that it is one, and the words without it. */
interface Count {
  readonly quantity: number
  /** It is one of packs, however many pieces a pack of the part has. */
  readonly isPacks: boolean
  readonly rest: readonly string[]
}

type Taken = Omit<Count, 'rest'> & { readonly from: number; readonly to: number }

/**
 * The quantities that are said to be such, the likeliest first: '100 pcs M8', 'M8 (100pcs)', 'qty 100 M8', '2 packs of 50 M8' and, without a
 * number of pieces, '2 packs of M8'. Empty if none is.
 */
export function readCounts(text: string): Count[] {
  const words = text.split(/[\s()]+/).filter(Boolean)
  for (const at of words.keys()) {
    const counts = [takePacks(words, at), takePieces(words, at), takeLabelled(words, at)]
      .flat()
      .map(({ from, to, ...count }) => ({ ...count, rest: words.toSpliced(from, to - from) }))
      .filter(({ rest }) => rest.length > 0)
    if (counts.length > 0) return counts
  }
  return []
}

/** '100 pcs', '100pcs'. Amid other words the unit has to be clear. */
function takePieces(words: readonly string[], at: number): Taken[] {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? '']
  const isAtEnd = (length: number) => at === 0 || at + length === words.length
  const apart = isUnit(next) && (isAtEnd(2) || isClearUnit(next)) ? readPieces(word) : undefined
  if (apart !== undefined) return [{ quantity: apart, isPacks: false, from: at, to: at + 2 }]
  const together = readPieces(word) === undefined && isAtEnd(1) ? readCounted(word) : undefined
  return together === undefined ? [] : [{ quantity: together, isPacks: false, from: at, to: at + 1 }]
}

/** 'Qty 100', 'Menge: 100 Stk', 'qty:100'. */
function takeLabelled(words: readonly string[], at: number): Taken[] {
  const [label = '', number = ''] = (words[at] ?? '').split(/(?<=[:=])(?=\d)/)
  if (!isLabel(label)) return []
  const isApart = number === ''
  const quantity = readPieces(isApart ? trimSigns(words[at + 1] ?? '') : trimSigns(number))
  if (quantity === undefined) return []
  const to = at + (isApart ? 2 : 1)
  return [{ quantity, isPacks: false, from: at, to: isUnit(words[to] ?? '') ? to + 1 : to }]
}

/** '2 packs of 50', 'box of 100', '100er Pack'; '2 packs of'. */
function takePacks(words: readonly string[], at: number): Taken[] {
  const isCounted = isPack(words[at + 1] ?? '')
  const number = isCounted ? readPieces(words[at] ?? '') : undefined
  const inEach = isCounted ? readPieces(/^(\d+)er$/i.exec(words[at] ?? '')?.[1] ?? '') : undefined
  if (inEach !== undefined) return [{ quantity: inEach, isPacks: false, from: at, to: at + 2 }]
  const unit = number === undefined ? at : at + 1
  if (!isPack(words[unit] ?? '')) return []
  const hasOf = isOf(words[unit + 1] ?? '')
  const after = hasOf ? unit + 2 : unit + 1
  const each = hasOf ? readCounted(trimSigns(words[after] ?? '')) : undefined
  const to = isUnit(words[after + 1] ?? '') ? after + 2 : after + 1
  // '6 box spanners' are no packs.
  const isOfPacks = number !== undefined && (hasOf || !/^(?:box|bag)$/i.test(words[unit] ?? ''))
  return [
    ...(each === undefined ? [] : [{ quantity: (number ?? 1) * each, isPacks: false, from: at, to }]),
    ...(isOfPacks ? [{ quantity: number, isPacks: true, from: at, to: after }] : []),
  ].filter(({ quantity }) => quantity <= MAX_QUANTITY)
}

const isOf = (word: string) => /^(?:of|von|à|a|zu|mit|je)$/i.test(word)

const trimSigns = (word: string) => word.replace(/[,;:]$/, '')
