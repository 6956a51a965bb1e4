import { type SQL, sql } from 'drizzle-orm'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { openSubjects, subjectWords } from '#contract/catalog/open-subjects.ts'
import { TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import { CHROMIUM_FREE, isChromiumFree } from '#db/open-papers.ts'
import { productSuppliers, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { proposeByConditions, sizeConditions } from './customs-code.ts'
import { type Declared, declare } from './declare.ts'

/** What of a product is open, and what the shop proposes. */
export type Open = Pick<OpenDeclaration, 'subject' | 'why' | 'proposed'>

type Row = typeof products.$inferSelect
type Coded = Pick<Row, 'model' | 'material' | 'standard'> & {
  /** Which of `sizeConditions` it meets; '' where no code is proposed by them. */
  readonly met: string
}
type Made = Omit<Declared, 'description'> & { readonly isFree: boolean }
type Asked = Coded & Made & Readonly<Record<'hasCode' | 'hasOrigin' | 'isBought', boolean>>

/** All that is open of a product. */
export function listOpenOf({ billing }: Pick<Context, 'billing'>, asked: Asked): Open[] {
  return [
    ...listOpenPapers(asked),
    ...(asked.hasCode ? [] : [proposeCode(asked)]),
    ...(asked.hasOrigin ? [] : [proposeOrigin(asked.isBought, billing.seller.country)]),
  ]
}

/** What laws on substances and papers leave open of what is made so. */
export function listOpenPapers({ isFree, ...made }: Made): Open[] {
  return declare({ ...made, description: isFree ? CHROMIUM_FREE : '' })
    .filter(({ statement }) => statement === TO_BE_CONFIRMED)
    .flatMap(({ subject: words, why }) => {
      const subject = openSubjects.find(each => subjectWords[each] === words)
      return subject ? [{ subject, why, proposed: '' }] : []
    })
}

/** Of what has no customs code: which one its shape and material lead to. */
export function proposeCode(coded: Coded): Open {
  const proposed = proposeByConditions(coded, coded.met)
  return { subject: 'customs', why: proposed?.heading ?? '', proposed: proposed?.code ?? '' }
}

/** Who sells it makes it, unless somebody supplies it. */
export function proposeOrigin(isBought: boolean, country: string): Open {
  return isBought
    ? { subject: 'origin', why: 'bought: its supplier says where it is made', proposed: '' }
    : { subject: 'origin', why: '', proposed: country }
}

const { material, finish, standard, model, confirmed, customsCode, countryOfOrigin, id } = products

/** The models of which a size decides on the customs code. */
export const modelsBySize: readonly string[] = [...new Set(sizeConditions.flatMap(({ models }) => models))]

/** Which of the conditions on sizes a product of these models meets: '10' if the first of two. */
export const metInSql = sql<string>`${sql.join(sizeConditions.map(meets), sql` || `)}`

/** Somebody supplies it. */
const isBought = sql<boolean>`exists (select from ${productSuppliers} where ${productSuppliers.productId} = ${id})`

/** By what the open questions of a product are told, as columns. */
export const askedOf = {
  material,
  finish,
  standard,
  model,
  confirmed,
  isFree: sql<boolean>`${sql.raw(isChromiumFree(true))}`,
  hasCode: sql<boolean>`${customsCode} is not null`,
  hasOrigin: sql<boolean>`${countryOfOrigin} is not null`,
  isBought,
  met: sql<string>`case when ${customsCode} is null and ${model} in (${listed(modelsBySize)}) then ${metInSql} else '' end`,
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
