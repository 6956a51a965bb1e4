import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { COUNTRIES } from '#contract/countries.ts'
import { findCountryData } from '#domain/address-forms/country-data.ts'
import { anchor } from '#domain/address-forms/postcodes.ts'

/** Expressions that are not applied to external input, and what they are applied to. */
const NOT_FROM_OUTSIDE = new Map([
  ['lock file "(.+?)" is empty|bogus data in lock file "(.+?)"', 'what the embedded PostgreSQL says'],
  [
    'lock file ".*" already exists|still in use|could not bind|could not create any|SIGKILL',
    'what the embedded PostgreSQL says',
  ],
  ['\\/+$', "the operator's S3_ENDPOINT"],
])

/** The only file that makes expressions at run time: of the address data, whose patterns are tested below. */
const MADE_OF_DATA = 'domain/address-forms/postcodes.ts'

/** The same attacks in each run, as many as there are steps: how busy the machine is decides nothing. */
const ATTACKS = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
}

interface Expression {
  readonly source: string
  readonly flags: string
  readonly file: string
}

/** Rejects regular expressions built at run time, which cannot be checked here. */
function refuseMade(callee: object, where: string): void {
  if ('name' in callee && callee.name === 'RegExp')
    throw new Error(`${where}: please write this regular expression as a literal`)
}

/** Every regular expression of the shop's own code, each once. */
async function listExpressions(): Promise<Expression[]> {
  const found = new Map<string, Expression>()
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: import.meta.dirname }))
  const written = files.filter(name => !name.includes('.test.') && name !== MADE_OF_DATA)
  for (const file of written.sort()) {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8')
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        found.set(`/${source}/${flags}`, { source, flags, file })
      },
      NewExpression: ({ callee, start }) => refuseMade(callee, `${file}:${start}`),
      CallExpression: ({ callee, start }) => refuseMade(callee, `${file}:${start}`),
    }).visit(parseSync(file, code).program)
  }
  return [...found.values()]
}

test('every regular expression that reads what comes from outside takes time in proportion to its length', async () => {
  const expressions = await listExpressions()
  const read = expressions.filter(({ source }) => !NOT_FROM_OUTSIDE.has(source))
  const slow: object[] = []
  for (const { source, flags, file } of read) {
    const { status } = await check(source, flags, ATTACKS)
    if (status !== 'safe') slow.push({ file, source, status })
  }
  expect(slow).toEqual([])
  const excused = expressions.filter(({ source }) => NOT_FROM_OUTSIDE.has(source))
  expect(new Set(excused.map(({ source }) => source))).toEqual(new Set(NOT_FROM_OUTSIDE.keys()))
}, 240_000)

test('every pattern of the address data takes time in proportion to the length of a postcode', async () => {
  const patterns = COUNTRIES.map(country => findCountryData(country)?.zip).filter(zip => zip !== undefined)
  expect(patterns.length).toBeGreaterThan(100)
  const slow: string[] = []
  for (const pattern of new Set(patterns)) {
    const { status } = await check(anchor(pattern), '', ATTACKS)
    if (status !== 'safe') slow.push(pattern)
  }
  expect(slow).toEqual([])
}, 240_000)
