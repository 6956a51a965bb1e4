import { join } from 'node:path'
import { z } from 'zod'
import { documentPath } from '#contract/catalog/confirmations.ts'
import type { Declaration } from '#contract/catalog/declarations.ts'
import {
  type ConfirmedFact,
  type OpenSubject,
  openSubjects,
  subjectWords,
} from '#contract/catalog/open-subjects.ts'
import { TO_BE_CONFIRMED } from '#contract/catalog/plain-facts.ts'
import { readRowsOf, words } from '#csv/rows.ts'
import { CHROMIUM_FREE } from '#db/open-papers.ts'
import type { products } from '#db/schema.ts'
import { hasWords, placeOf } from './place-of.ts'
import { remember } from './remember.ts'

const tableOf = <Read>(file: string, row: z.ZodType<Read>) => readRowsOf(join(import.meta.dirname, file), row)

const exemption = z.string().regex(/^\d+\([a-z]\)(-[IVX]+)?$/)
const substances = tableOf(
  'substances.csv',
  z.strictObject({
    of: z.enum(['material', 'finish', 'remark']),
    words,
    rohs: z.enum(['conforms', 'exceeds', 'open', 'chromium', '']).or(exemption),
    reach: z.enum(['none', 'lead', 'open', 'chromium', '']),
    why: z.string(),
    source: z.string(),
  }),
)
type Substances = (typeof substances)[number]

const laws = tableOf('laws.csv', z.strictObject({ standard: words, paper: words, why: words, source: words }))
type Law = (typeof laws)[number]
const lawOf: ReadonlyMap<string, Law> = new Map(laws.map(law => [law.standard, law]))

/** The standards of which a law asks for this paper. */
export function standardsOf(subject: OpenSubject): string[] {
  return laws.filter(({ paper }) => paper === subjectWords[subject]).map(({ standard }) => standard)
}

/** Those of materials, the longest first: 'steel c45' stands for more than 'steel'. */
const materials = substances
  .filter(({ of }) => of !== 'finish')
  .toSorted((one, other) => other.words.length - one.words.length)
const finishes: ReadonlyMap<string, Substances> = new Map(
  substances.filter(({ of }) => of === 'finish').map(row => [row.words, row]),
)

const UNKNOWN: Substances = {
  of: 'material',
  words: '',
  rohs: 'open',
  reach: 'open',
  why: 'what it is made of is not known well enough',
  source: '',
}
/** A part as declarations are made of it. */
export type Declared = Pick<Row, 'material' | 'finish' | 'standard' | 'description' | 'confirmed'>
type Row = typeof products.$inferSelect

/** What a confirmation of a product is about, as `ABOUT` says it in SQL: with another material, finish or standard it is open again. */
const aboutOf = ({ material, finish, standard }: Pick<Row, 'material' | 'finish' | 'standard'>): string =>
  [material, finish, standard].map(word => word ?? '').join(' | ')

/** A declaration as somebody confirmed it. */
export function wordConfirmed(subject: string, fact: ConfirmedFact, statement = fact.statement): Declaration {
  return {
    subject,
    statement,
    why: `confirmed by the manufacturer on ${fact.on}`,
    source: '',
    ...(fact.hasDocument && { document: documentPath(fact.id) }),
  }
}

/**
 * What is known of a part by RoHS and REACH, from its material and its finish, and which papers a law asks for, from its standard. What no
 * table says is to be confirmed, unless a person has confirmed it.
 */
export function declare(part: Declared): Declaration[] {
  return declareByTables(part).map(declaration => {
    const named = openSubjects.find(subject => subjectWords[subject] === declaration.subject)
    const fact = named && part.confirmed?.[named]
    const isSaid = declaration.statement === TO_BE_CONFIRMED && fact?.about === aboutOf(part)
    return isSaid ? wordConfirmed(declaration.subject, fact) : declaration
  })
}

function declareByTables({ material, finish, standard, description }: Declared): Declaration[] {
  const coat = finish === null ? undefined : finishes.get(finish)
  const rows = [...findMaterials(material ?? ''), coat ?? { ...UNKNOWN, why: 'its finish is not known' }]
  const isFree = description.toLowerCase().includes(CHROMIUM_FREE)
  const law = standard === null ? undefined : lawOf.get(standard)
  return [
    {
      subject: 'RoHS',
      ...judge(rows, ({ rohs }) => wordRohs(rohs === 'chromium' ? (isFree ? 'conforms' : 'open') : rohs)),
    },
    {
      subject: 'REACH',
      ...judge(rows, ({ reach }) => wordReach(reach === 'chromium' ? (isFree ? 'none' : 'open') : reach)),
    },
    ...(law ? [{ subject: law.paper, statement: TO_BE_CONFIRMED, why: law.why, source: law.source }] : []),
  ]
}

/** How much a statement weighs: of several the heaviest is that of the part. */
type Word = readonly [weight: number, statement: string]

function wordRohs(rohs: string): Word {
  if (rohs === 'conforms') return [0, 'conforms']
  if (rohs === 'open') return [2, TO_BE_CONFIRMED]
  if (rohs === 'exceeds') return [3, 'does not conform']
  return [1, `conforms with exemption ${rohs}, while it is in force`]
}

function wordReach(reach: string): Word {
  if (reach === 'none') return [0, 'no SVHC above 0.1 %']
  if (reach === 'lead') return [2, 'lead above 0.1 % (Article 33)']
  return [1, TO_BE_CONFIRMED]
}

function judge(rows: readonly Substances[], wordOf: (row: Substances) => Word): Omit<Declaration, 'subject'> {
  const judged = rows.map(row => ({ row, word: wordOf(row) }))
  const heaviest = judged.reduce((one, other) => (other.word[0] > one.word[0] ? other : one), {
    row: UNKNOWN,
    word: [-1, TO_BE_CONFIRMED] as Word,
  })
  const deciding = judged.filter(({ word }) => word[1] === heaviest.word[1]).map(({ row }) => row)
  const joined = (of: (row: Substances) => string) =>
    [...new Set(deciding.map(of).filter(Boolean))].join('; ')
  return {
    statement: heaviest.word[1],
    why: joined(({ why }) => why),
    source: joined(({ source }) => source),
  }
}

/** '420 to 520 HV', '52-57 HRC': how hard it is says nothing of substances. */
const HARDNESS = /\b\d{2,3}(?:(?: to |-)\d{2,3})? (?:hv|hrc|shore a)\b/g

/** What the table says of the words of a material; what it does not know of it besides. */
const findMaterials = remember((material): Substances[] => {
  let rest = material.toLowerCase().replaceAll(HARDNESS, ' ')
  const found: Substances[] = []
  for (const row of materials)
    for (let at = placeOf(row.words, rest); at !== -1; at = placeOf(row.words, rest)) {
      rest = `${rest.slice(0, at)} ${rest.slice(at + row.words.length)}`
      if (row.of === 'material') found.push(row)
    }
  return found.length > 0 && !hasWords(rest) ? found : [UNKNOWN, ...found]
})
