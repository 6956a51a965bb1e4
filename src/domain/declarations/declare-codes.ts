import type { Declaration } from '#contract/catalog/declarations.ts'
import { subjectWords } from '#contract/catalog/open-subjects.ts'
import { spaceCustomsCode, TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import type { products } from '#db/schema.ts'
import { proposeCustomsCode } from './customs-code.ts'
import { wordConfirmed } from './declare.ts'

type Row = typeof products.$inferSelect
type Coded = Pick<
  Row,
  'model' | 'material' | 'standard' | 'dimensions' | 'customsCode' | 'countryOfOrigin' | 'confirmed'
>

const SOURCE = 'Combined Nomenclature, Regulation (EEC) No 2658/87'

/**
 * What is known of a part's customs code and origin: who confirmed them, and of a code that nobody has said yet which one its shape and material
 * lead to. What an admin said at the product itself is a fact of it, and not repeated here.
 */
export function declareCodes(part: Coded): Declaration[] {
  const { customsCode, countryOfOrigin, confirmed } = part
  const { customs, origin } = confirmed ?? {}
  return [
    ...(customsCode === null ? [wordOpenCode(part)] : []),
    ...(customs && customs.statement === customsCode
      ? [wordConfirmed(subjectWords.customs, customs, spaceCustomsCode(customs.statement))]
      : []),
    ...(countryOfOrigin === null
      ? [{ subject: subjectWords.origin, statement: TO_BE_CONFIRMED, why: '', source: '' }]
      : []),
    ...(origin && origin.statement === countryOfOrigin ? [wordConfirmed(subjectWords.origin, origin)] : []),
  ]
}

/** A customs code that nobody has confirmed, as papers say it: '7318 15 88, to be confirmed'. */
function wordOpenCode(part: Coded): Declaration {
  const proposed = proposeCustomsCode(part)
  const statement = proposed
    ? `${spaceCustomsCode(proposed.code).trim()}, ${TO_BE_CONFIRMED}`
    : TO_BE_CONFIRMED
  return {
    subject: subjectWords.customs,
    statement,
    why: proposed?.heading ?? '',
    source: proposed ? SOURCE : '',
  }
}
