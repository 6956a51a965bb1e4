import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { z } from 'zod'

const src = join(import.meta.dirname, '../../src')

const sentence = z.object({
  type: z.literal('TaggedTemplateExpression'),
  tag: z.object({ name: z.literal('say') }),
  quasi: z.object({ quasis: z.array(z.object({ value: z.object({ cooked: z.string() }) })) }),
})

/** The codes of all sentences that the sources say, by what they are: templates of `say`. */
export function readCodes(): ReadonlySet<string> {
  const codes = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] })) {
    const source = readFileSync(join(src, file), 'utf8')
    if (!source.includes('say`')) continue
    for (const node of findNodes(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
      const { success, data } = sentence.safeParse(node)
      if (success) codes.add(codeOf(data.quasi.quasis.map(({ value }) => value.cooked)))
    }
  }
  return codes
}

/** A sentence with its places numbered, as `say` does it. */
const codeOf = (texts: readonly string[]) =>
  texts.map((text, place) => (place === 0 ? text : `{${place - 1}}${text}`)).join('')

/** A node with everything that stands in it. */
function* findNodes(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null) return
  yield node
  for (const part of Object.values(node)) yield* findNodes(part)
}

/** Which figures a sentence has a place for. */
export const placesOf = (text: string): ReadonlySet<string> => new Set(text.match(/\{\d+\}/g))
