import { readPieces } from './quantities.ts'

/** A line 'so many times a part'. */
interface Times {
  readonly quantity: number
  readonly name: string
  /** It can be no size: '100 x M8x30', but not '8 x 40 pin'. */
  readonly isCertain: boolean
}

const FIRST = /^(\d[\d.,']{0,10})( ?)([x×✕*])( ?)(?=\S)/i
const LAST = /( ?)([x×✕*]) ?(\d[\d.,']{0,10})$/i
/** A name or a code: 'M8x30', 'hex', '6204-2RS'; no second measure of a size: '40', '40mm', 'ø8'. */
const NAME = /^(?!ø)\p{L}|^\d{3,}-?\d?(?!(?:mm|cm|m)(?![\p{L}\d]))\p{L}/iu
/** What ends like a name, and not in a measure: 'bolt', '6204-2RS'; not '40 mm', 'ø'. */
const LETTER_END = /\p{L}$/u
const MEASURE_END = /(?:^|[^\p{L}])(?:mm|cm|m|in|inch|ø|d|l)$/iu
const THREAD = /^m ?\d/i
/** A thread and a length, behind which no size goes on: 'M8 x 30', but not 'M8 x 1', of which 1 is the pitch. */
const BOLT = /(?:^|[^\p{L}\d])m\d{1,3} ?[x×] ?(\d{1,4})$/iu
const GREATEST_PITCH = 6

/** The two ways to read 'times' in a line; none if it has no such sign at either end, or no number beside it. */
export function readTimes(line: string): Times[] {
  return [readFirst(line), readLast(line)].filter(times => times !== undefined)
}

/** '100 x 6205', '100x 6205', '100×M8x30'. */
function readFirst(line: string): Times | undefined {
  const [whole, number = '', before = '', sign = '', after = ''] = FIRST.exec(line) ?? []
  const quantity = whole === undefined ? undefined : readPieces(number)
  if (whole === undefined || quantity === undefined) return undefined
  const name = line.slice(whole.length)
  // '12XB7' may be a number of somebody's own.
  const isApart = before !== '' || after !== '' || !/x/i.test(sign) || THREAD.test(name)
  return { quantity, name, isCertain: isApart && NAME.test(name) }
}

/** '6205 x 4', '6205 x4', '6204-2RS × 4'. */
function readLast(line: string): Times | undefined {
  const [whole, before = '', sign = '', number = ''] = LAST.exec(line) ?? []
  const quantity = whole === undefined ? undefined : readPieces(number)
  if (whole === undefined || quantity === undefined || (before === '' && /x/i.test(sign))) return undefined
  const name = line.slice(0, -whole.length)
  if (name === '') return undefined
  const endsInName = LETTER_END.test(name) && !MEASURE_END.test(name)
  const isCertain = endsInName || Number(BOLT.exec(name)?.[1] ?? 0) > GREATEST_PITCH
  return { quantity, name, isCertain }
}
