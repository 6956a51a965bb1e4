import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** `domain/orders/book.ts: bookOrder`: a file, below `src` unless the path says otherwise, and what it exports. */
const SYMBOL = /`([\w./$-]+\.tsx?): (\w+)`/g
const CALLS = /`([^`]+\.tsx?): (\w+)` calls ((?:`[^`]+\.tsx?: \w+`(?! calls)(?:, and |, | and )?)+)/g

interface NamedSymbol {
  readonly file: string
  readonly symbol: string
}

interface Call {
  readonly from: NamedSymbol
  readonly to: NamedSymbol
}

/** Every symbol that a document names. */
export function symbolsIn(text: string): NamedSymbol[] {
  return [...text.matchAll(SYMBOL)].map(([, file = '', symbol = '']) => ({ file, symbol }))
}

/** Every call that a document tells: one symbol, 'calls', and those that it calls. */
export function callsIn(text: string): Call[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(CALLS)].flatMap(
    ([, file = '', symbol = '', called = '']) =>
      symbolsIn(called).map(to => ({ from: { file, symbol }, to })),
  )
}

export const nameOf = ({ file, symbol }: NamedSymbol) => `${file}: ${symbol}`

/** Whether the file exists and exports the symbol. */
export function isExported({ file, symbol }: NamedSymbol): boolean {
  const source = sourceOf(file)
  const declared = new RegExp(
    `^export (?:async )?(?:const|function\\*?|class|interface|type) ${symbol}\\b`,
    'm',
  )
  return source !== undefined && declared.test(source)
}

/** Whether the one imports the other, and uses it itself or by way of what it uses within its file. */
export function isCalled({ from, to }: Call): boolean {
  const source = sourceOf(from.file)
  const path = pathOf(from.file)
  if (source === undefined || path === undefined) return false
  if (from.file !== to.file && !importsOf(source, path).has(`${pathOf(to.file)}: ${to.symbol}`)) return false
  const declarations = declarationsOf(source)
  const seen = new Set([from.symbol])
  for (const name of seen)
    for (const [word] of (declarations.get(name) ?? '').matchAll(/\w+/g)) {
      if (word === to.symbol) return true
      if (declarations.has(word)) seen.add(word)
    }
  return false
}

const pathOf = (file: string) => [`src/${file}`, file].find(path => existsSync(join(ROOT, path)))

/** The text of a file without its comments. */
function sourceOf(file: string): string | undefined {
  const path = pathOf(file)
  return path && readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** What a file imports but for types, as `src/db/client.ts: connectDatabase`. */
function importsOf(source: string, path: string): Set<string> {
  const imports = source.matchAll(/^import \{([^}]*)\} from '([#.][^']*)'/gm)
  return new Set(
    [...imports].flatMap(([, names = '', place = '']) => {
      const target = place.startsWith('#') ? `src/${place.slice(1)}` : join(dirname(path), place)
      return names.split(',').map(name => `${target}: ${name.trim().split(' ')[0]}`)
    }),
  )
}

/** The text of each declaration of a file, by its name. */
function declarationsOf(source: string): Map<string, string> {
  const heads = [...source.matchAll(/^(?:export )?(?:async )?(?:const|function\*?|class) (\w+)/gm)]
  return new Map(
    heads.map(({ 1: name = '', index }, place) => [name, source.slice(index, heads[place + 1]?.index)]),
  )
}
