import { count, eq, isNull, min, type SQL, sql } from 'drizzle-orm'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { type OpenSubject, openSubjects, subjectWords } from '#contract/catalog/open-subjects.ts'
import { TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import { families, productSuppliers, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { proposeByConditions, sizeConditions } from './customs-code.ts'
import { CHROMIUM_FREE, declare } from './declare.ts'

const { familyId, material, finish, standard, description, customsCode, countryOfOrigin, model, confirmed } =
  products

/** What of a product is open, and what the shop proposes. */
type Open = Pick<OpenDeclaration, 'subject' | 'why' | 'proposed'>

/**
 * What a person is still to confirm of all products that are made, by family and reason, in the order of the subjects, and of each what is of
 * most products first (staff). One statement, which reads products in groups of what declarations are made of.
 */
export async function listOpenDeclarations(ctx: Context, only?: OpenSubject): Promise<OpenDeclaration[]> {
  requireRight(ctx.actor, may.manageProducts(ctx.actor))
  const found = new Map<string, OpenDeclaration>()
  for (const { family, product, name, ...group } of await readGroups(ctx))
    for (const open of listOpenOf(ctx, group)) {
      if (only !== undefined && open.subject !== only) continue
      const key = JSON.stringify([open, family, product])
      const before = found.get(key)?.products ?? 0
      found.set(key, { ...open, family, name, product, products: before + group.products })
    }
  return [...found.values()].sort(
    (one, other) =>
      openSubjects.indexOf(one.subject) - openSubjects.indexOf(other.subject) ||
      other.products - one.products ||
      one.name.localeCompare(other.name),
  )
}

type Group = Awaited<ReturnType<typeof readGroups>>[number]

/** What of the products of a group is open. */
export function listOpenOf(
  { billing }: Pick<Context, 'billing'>,
  group: Omit<Group, 'family' | 'product' | 'name' | 'products'>,
): Open[] {
  const papers = declare({ ...group, description: group.isFree ? CHROMIUM_FREE : '' })
    .filter(({ statement }) => statement === TO_BE_CONFIRMED)
    .flatMap(({ subject: words, why }) => {
      const subject = openSubjects.find(each => subjectWords[each] === words)
      return subject ? [{ subject, why, proposed: '' }] : []
    })
  const code = group.hasCode ? null : proposeByConditions(group, group.met)
  return [
    ...papers,
    ...(group.hasCode
      ? []
      : [{ subject: 'customs' as const, why: code?.heading ?? '', proposed: code?.code ?? '' }]),
    ...(group.hasOrigin ? [] : [proposeOrigin(group.isBought, billing.seller.country)]),
  ]
}

/** Who sells it makes it, unless somebody supplies it. */
function proposeOrigin(isBought: boolean, country: string): Open {
  return isBought
    ? { subject: 'origin', why: 'bought: its supplier says where it is made', proposed: '' }
    : { subject: 'origin', why: '', proposed: country }
}

/** By what the open questions of a product are told: as columns of a group, or of one product. */
export const askedOf = {
  material,
  finish,
  standard,
  model,
  confirmed,
  isFree: sql<boolean>`${description} ilike ${`%${CHROMIUM_FREE}%`}`.as('is_free'),
  hasCode: sql<boolean>`${customsCode} is not null`.as('has_code'),
  hasOrigin: sql<boolean>`${countryOfOrigin} is not null`.as('has_origin'),
  isBought:
    sql<boolean>`exists (select from ${productSuppliers} where ${productSuppliers.productId} = ${products.id})`.as(
      'is_bought',
    ),
  /** Which of the table's conditions on sizes it meets, of those of its model; '' where no code is proposed by them. */
  met: sql<string>`case when ${customsCode} is null and ${model} in (${listed([...new Set(sizeConditions.flatMap(({ models }) => models))])})
    then ${sql.join(sizeConditions.map(meets), sql` || `)} else '' end`.as('met'),
}

function listed(names: readonly string[]): SQL {
  return sql.join(
    names.map(name => sql`${name}`),
    sql`, `,
  )
}

function meets({ models, symbol, than, millimetres }: (typeof sizeConditions)[number]): SQL {
  const path = `$[*] ? (@.symbol == "${symbol}" && @.value ${than} ${millimetres})`
  return sql`case when ${model} in (${listed(models)}) and jsonb_path_exists(${products.dimensions}, ${path}::jsonpath) then '1' else '0' end`
}

/** Groups by family, or by product without one. */
function readGroups({ db }: Context) {
  const alone = sql<string | null>`case when ${familyId} is null then ${products.id} end`.as('alone')
  return db
    .select({
      ...askedOf,
      family: familyId,
      product: alone,
      name: sql<string>`coalesce(${min(families.name)}, ${min(products.name)})`,
      products: count(),
    })
    .from(products)
    .leftJoin(families, eq(families.id, familyId))
    .where(isNull(products.archivedAt))
    .groupBy(
      familyId,
      sql`alone`,
      material,
      finish,
      standard,
      model,
      confirmed,
      sql`is_free`,
      sql`has_code`,
      sql`has_origin`,
      sql`is_bought`,
      sql`met`,
    )
}
