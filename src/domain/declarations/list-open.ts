import { and, isNull, sql } from 'drizzle-orm'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { type OpenSubject, openSubjects } from '#contract/catalog/open-subjects.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { countOpen, isAsked } from './count-open.ts'
import { askedOf, listOpenOf } from './open-of.ts'

/**
 * What a person is still to confirm of all products that are made, by family and reason, in the order of the subjects, and of each what is of
 * most products first (staff).
 */
export async function listOpenDeclarations(ctx: Context, only?: OpenSubject): Promise<OpenDeclaration[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const open: OpenDeclaration[][] = []
  for (const subject of only === undefined ? openSubjects : [only])
    open.push([...(await listOfFamilies(ctx, subject)), ...(await listAlone(ctx, subject))].sort(byWeight))
  return open.flat()
}

const names = new Intl.Collator()
const byWeight = (one: OpenDeclaration, other: OpenDeclaration) =>
  other.products - one.products || names.compare(one.name, other.name)

async function listOfFamilies(ctx: Context, subject: OpenSubject): Promise<OpenDeclaration[]> {
  const found = new Map<string, Omit<OpenDeclaration, 'name'> & { family: string }>()
  for (const { products: counted, ...open } of await countOpen[subject](ctx)) {
    const key = JSON.stringify([open.why, open.proposed, open.family])
    const before = found.get(key)?.products ?? 0
    found.set(key, { ...open, product: null, products: before + counted })
  }
  const nameOf = await readNames(ctx, [...new Set([...found.values()].map(({ family }) => family))])
  return [...found.values()].map(open => ({ ...open, name: nameOf.get(open.family) ?? open.family }))
}

async function readNames({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: families.id, name: families.name })
    .from(families)
    .where(sql`${families.id} = any(${sql.param(ids)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of those without a family each is an entry of its own. */
async function listAlone(ctx: Context, subject: OpenSubject): Promise<OpenDeclaration[]> {
  const rows = await ctx.db
    .select({ id: products.id, name: products.name, ...askedOf })
    .from(products)
    .where(and(isNull(products.familyId), isNull(products.archivedAt), isAsked[subject]))
  return rows.flatMap(({ id, name, ...asked }) =>
    listOpenOf(ctx, asked)
      .filter(open => open.subject === subject)
      .map(open => ({ ...open, family: null, name, products: 1, product: id })),
  )
}
