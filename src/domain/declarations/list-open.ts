import { count, eq, isNull, min, sql } from 'drizzle-orm'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { type OpenSubject, openSubjects, subjectWords } from '#contract/catalog/open-subjects.ts'
import { TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import { families, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { CHROMIUM_FREE, declare } from './declare.ts'

const { familyId, material, finish, standard, description, customsCode, countryOfOrigin } = products

/**
 * What a person is still to confirm of all products that are made, by family and reason, in the order of the subjects, and of each what is of
 * most products first (staff). One statement, which reads products in groups of the same material, finish and standard.
 */
export async function listOpenDeclarations(ctx: Context, subject?: OpenSubject): Promise<OpenDeclaration[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const found = new Map<string, OpenDeclaration>()
  for (const { family, name, ...group } of await readGroups(ctx)) {
    const open: readonly (readonly [words: string, why: string, of: number])[] = [
      ...declare({ ...group, description: group.isFree ? CHROMIUM_FREE : '' })
        .filter(({ statement }) => statement === TO_BE_CONFIRMED)
        .map(({ subject: words, why }) => [words, why, group.products] as const),
      [subjectWords.customs, '', group.withoutCode],
      [subjectWords.origin, '', group.withoutOrigin],
    ]
    for (const [words, why, more] of open) {
      const named = openSubjects.find(each => subjectWords[each] === words)
      if (named === undefined || more === 0 || (subject !== undefined && named !== subject)) continue
      const key = JSON.stringify([named, family ?? name, why])
      const before = found.get(key)?.products ?? 0
      found.set(key, { subject: named, why, family, name, products: before + more })
    }
  }
  return [...found.values()].sort(
    (one, other) =>
      openSubjects.indexOf(one.subject) - openSubjects.indexOf(other.subject) ||
      other.products - one.products ||
      one.name.localeCompare(other.name),
  )
}

function readGroups({ db }: Context) {
  const isFree = sql<boolean>`${description} ilike ${`%${CHROMIUM_FREE}%`}`.as('is_free')
  return db
    .select({
      family: familyId,
      material,
      finish,
      standard,
      isFree,
      name: sql<string>`coalesce(${min(families.name)}, ${min(products.name)})`,
      products: count(),
      withoutCode: sql<number>`count(*) filter (where ${customsCode} is null)::int`,
      withoutOrigin: sql<number>`count(*) filter (where ${countryOfOrigin} is null)::int`,
    })
    .from(products)
    .leftJoin(families, eq(families.id, familyId))
    .where(isNull(products.archivedAt))
    .groupBy(familyId, material, finish, standard, sql`is_free`)
}
