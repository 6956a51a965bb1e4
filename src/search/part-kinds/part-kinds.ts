import { join } from 'node:path'
import { z } from 'zod'
import { type Category, category } from '#contract/catalog/catalog.ts'
import { readRowsOf, words } from '#csv/rows.ts'

/** A place in the tree by which parts are chosen: a category, a kind in it, or a form of a kind. */
export interface PartKind {
  /** As in its address: 'hexagon-head-screws'. */
  readonly id: string
  /** What it lies in; null for a category. */
  readonly parent: string | null
  readonly name: string
  /** What is asked over what lies below it: 'Which head?'. Null where nothing does. */
  readonly question: string | null
  /** What helps to choose it, in one or two sentences. */
  readonly words: string
  readonly category: Category
}

const orNull = z.string().transform(cell => cell || null)
const row = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'is no address of small letters and hyphens'),
  parent: orNull,
  name: words,
  question: orNull,
  words,
})

/** By id, in the order of pages: what lies in another comes after it. */
const byId = new Map<string, PartKind>()
for (const { id, parent, ...said } of readRowsOf(join(import.meta.dirname, 'part-kinds.csv'), row))
  byId.set(id, { id, parent, ...said, category: byId.get(parent ?? '')?.category ?? category.parse(id) })

/** The whole tree, in the order of pages. */
export const partKinds: readonly PartKind[] = [...byId.values()]

const ways = new Map(partKinds.map(({ id }) => [id, readWay(id)]))
const parents: ReadonlySet<string | null> = new Set(partKinds.map(({ parent }) => parent))

function readWay(id: string): readonly PartKind[] {
  const kind = byId.get(id)
  return kind ? [...(kind.parent === null ? [] : readWay(kind.parent)), kind] : []
}

/** From the category down to the kind itself; empty if there is none of this id. */
export function wayTo(id: string | null): readonly PartKind[] {
  return ways.get(id ?? '') ?? []
}

/** Whether anything lies below a kind. */
export function hasForms(id: string): boolean {
  return parents.has(id)
}

/** Whether a family of the category can be of this kind. */
export function isKindOf(id: string, of: Category): boolean {
  const kind = byId.get(id)
  return kind !== undefined && kind.parent !== null && kind.category === of
}
