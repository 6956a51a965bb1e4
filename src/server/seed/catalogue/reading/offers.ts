import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rangeOf } from '@parts-hub/parts/ranges'
import { z } from 'zod'
import { OFFERS } from '../csv.ts'
import type { Offer } from '../offer.ts'
import { type Formula, readFormula } from './formula.ts'
import { type Grades, gradeCalled, readGrades } from './grades.ts'
import { readMaking } from './making.ts'
import { type Family, type Fields, readFamilies } from './sections.ts'
import { type Names, readWords, type Words } from './words.ts'

const words = z.string('is missing').min(1)

/** The fields of a family. There may also be lines 'let name', 'say name' and 'only grade'. */
const shape = z.strictObject({
  name: words.max(60),
  summary: words,
  range: words,
  sizes: words.optional(),
  grades: words,
  leading: words,
  title: words,
  text: words,
  work: words,
})

/** The offers that files of a folder say. Throws file, line and field of what cannot be read. */
export function readOffers(folder: string, files: readonly string[]): readonly Offer[] {
  const grades = readGrades(folder)
  return files.flatMap(name => {
    const file = `${folder}/${name}.md`
    return offersOf(file, readFileSync(join(OFFERS, file), 'utf8'), grades)
  })
}

/** The offers that a file's content says. Throws as above. */
export function offersOf(file: string, content: string, grades: Grades): readonly Offer[] {
  return readFamilies(file, content).map(family => toOffer(family, grades))
}

function toOffer(family: Family, known: Grades): Offer {
  const { slug, fields } = family
  const { name, summary } = factsOf(family)
  const range = fields.read('range', rangeOf)
  const names = namesOf(Object.keys(range.sizes[0]?.dimensions ?? {}), fields)
  const grades = fields.read('grades', text => text.split(', ').map(grade => gradeCalled(known, grade)))
  return {
    slug,
    name,
    summary,
    range,
    grades,
    isMade: readMaking(fields, grades, known, names),
    leading: fields.read('leading', text => `${range.code}-${text}`),
    nameOf: fields.read('title', text => readWords(text, names)),
    describe: fields.read('text', text => readWords(text, names)),
    workOf: fields.read('work', text => readFormula(text, names)),
  }
}

/** What a family's fields are. Throws which one is missing, or is none. */
function factsOf({ place, fields }: Family): z.infer<typeof shape> {
  const plain = fields.names.filter(field => !/^(let|only|say) /.test(field))
  const facts = shape.safeParse(
    Object.fromEntries(plain.map(field => [field, fields.read(field, text => text)])),
  )
  if (facts.success) return facts.data
  const [issue] = facts.error.issues
  if (issue?.code === 'unrecognized_keys') throw new Error(`${place}: nobody reads ${issue.keys.join()}`)
  throw new Error(`${place}, ${issue?.path.join()}: ${issue?.message}`)
}

/** What a family may name: dimensions by their symbols, and what its lines '- let name: formula' and '- say name: words' say. */
function namesOf(symbols: readonly string[], fields: Fields): Names {
  const formulas = new Map<string, Formula>()
  const phrases = new Map<string, Words>()
  const names = { symbols: new Set(symbols), formulas, phrases }
  for (const field of fields.names) {
    const [, kind, name = ''] = /^(let|say) (.+)$/.exec(field) ?? []
    if (kind === 'let')
      formulas.set(
        name,
        fields.read(field, text => readFormula(text, names)),
      )
    if (kind === 'say')
      phrases.set(
        name,
        fields.read(field, text => readWords(text, names)),
      )
  }
  return names
}
