import { join } from 'node:path'
import { z } from 'zod'
import { phrases, readRowsOf, words } from '#csv/rows.ts'

/** What people write for a part, and what the catalogue calls it. */
export interface NameRow {
  /**
   * The usual name before others: 'coach screw | lag screw'. A word that many parts have in their name says which one is usually meant:
   * 'nut: hex nut | nut'.
   */
  readonly called: string
  /** What else is written for it. Umlauts may lack their dots, which words lose. */
  readonly written: readonly string[]
}

/** What people ask for and the shop does not make. */
interface NotMadeRow {
  readonly asked: string
  /** What is nearest to it here, as in `called`; '' if nothing is. */
  readonly nearest: string
  readonly written: readonly string[]
}

/** Names in English and German. */
export const NAMES: readonly NameRow[] = ['screws', 'nuts', 'pins', 'tools', 'machine-parts'].flatMap(kind =>
  readNames(`of-${kind}`),
)

/** Names in other languages. Of a word of two languages, the first counts. */
export const FOREIGN_NAMES: readonly NameRow[] = [
  'french',
  'spanish',
  'italian',
  'portuguese',
  'dutch',
  'polish',
].flatMap(language => readNames(`in-${language}`))

export const NOT_MADE: readonly NotMadeRow[] = readRowsOf(
  placeOf('not-made'),
  z.strictObject({ asked: words, nearest: z.string(), written: phrases }),
)

function readNames(of: string): readonly NameRow[] {
  return readRowsOf(placeOf(of), z.strictObject({ called: words, written: phrases }))
}

function placeOf(of: string): string {
  return join(import.meta.dirname, `names-${of}.csv`)
}
