import { and, isNull, sql } from 'drizzle-orm'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { type OpenSubject, openSubjects } from '#contract/catalog/open-subjects.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { countOpen } from './count-open.ts'
import { askedOf, listOpenOf } from './open-of.ts'

/**
 * What a person is still to confirm of all products that are made, by family and reason, in the order of the subjects, and of each what is of
 * most products first (staff).
 */
export async function listOpenDeclarations(ctx: Context, only?: OpenSubject): Promise<OpenDeclaration[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const subjects = only === undefined ? openSubjects : [only]
  const open = [...(await listOfFamilies(ctx, subjects)), ...(await listAlone(ctx, subjects))]
  return open.sort(
    (one, other) =>
      openSubjects.indexOf(one.subject) - openSubjects.indexOf(other.subject) ||
      other.products - one.products ||
      byName.compare(one.name, other.name),
  )
}

/** As `localeCompare` does it, which takes three times as long. */
const byName = new Intl.Collator()

async function listOfFamilies(ctx: Context, subjects: readonly OpenSubject[]): Promise<OpenDeclaration[]> {
  const found = new Map<string, Omit<OpenDeclaration, 'name'> & { family: string }>()
  for (const subject of subjects)
    for (const { products, ...open } of await countOpen[subject](ctx)) {
      const key = JSON.stringify([open.subject, open.why, open.proposed, open.family])
      const before = found.get(key)?.products ?? 0
      found.set(key, { ...open, product: null, products: before + products })
    }
  const names = await readNames(ctx, [...new Set([...found.values()].map(({ family }) => family))])
  return [...found.values()].map(open => ({ ...open, name: names.get(open.family) ?? open.family }))
}

async function readNames({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: families.id, name: families.name })
    .from(families)
    .where(sql`${families.id} = any(${sql.param(ids)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Of those without a family each is an entry of its own. */
async function listAlone(ctx: Context, subjects: readonly OpenSubject[]): Promise<OpenDeclaration[]> {
  const rows = await ctx.db
    .select({ id: products.id, name: products.name, ...askedOf })
    .from(products)
    .where(and(isNull(products.familyId), isNull(products.archivedAt)))
  return rows.flatMap(({ id, name, ...asked }) =>
    listOpenOf(ctx, asked)
      .filter(({ subject }) => subjects.includes(subject))
      .map(open => ({ ...open, family: null, name, products: 1, product: id })),
  )
}
