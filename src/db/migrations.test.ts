import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { codeVersion } from './version.ts'

/**
 * Migrations that take away what a table had, or ask more of its rows, and the release that no longer needs it as it was: it must be out before
 * that migration is. So the release before still works while the next one migrates, and beside it. The first release had none before it.
 */
const CONTRACTIONS: Readonly<Record<string, string>> = {
  '0026_order_lines': '0.1.0',
  // It notes a payment under the lock of its order, and reads the payments by their orders: it needs no key that forbids a second one.
  '0063_part_payments': '0.1.0',
}

const FOLDER = join(import.meta.dirname, 'migrations')
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8')
const numberOf = (tag: string) => tag.slice(0, 4)

const { entries } = z
  .object({ entries: z.array(z.object({ idx: z.number(), when: z.number(), tag: z.string() })) })
  .parse(JSON.parse(read('meta/_journal.json')))

/** The releases, newest first, with their schemas. */
const releases = [
  ...readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8').matchAll(
    /^## (\d+\.\d+\.\d+) \(schema (\d{4})\)$/gm,
  ),
].map(([, release = '', schema = '']) => ({ release, schema }))
const first = releases.at(-1)

/** The tables and columns that the release before this migration has; of those up to the first release, the migration before. */
function readTablesBefore(tag: string): Map<string, ReadonlySet<string>> {
  const before = String(Number(numberOf(tag)) - 1).padStart(4, '0')
  const schema = releases.find(each => each.schema < numberOf(tag))?.schema ?? before
  const snapshot = z
    .object({
      tables: z.record(
        z.string(),
        z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) }),
      ),
    })
    .parse(JSON.parse(read(`meta/${schema}_snapshot.json`)))
  return new Map(
    Object.values(snapshot.tables).map(({ name, columns }) => [name, new Set(Object.keys(columns))]),
  )
}

const TABLE = /\b(?:ALTER|DROP) TABLE (?:IF EXISTS )?(?:ONLY )?(?:"?\w+"?\.)?"?(\w+)"?/i
const COLUMN =
  /\b(?:(?:DROP COLUMN (?:IF EXISTS )?|RENAME COLUMN )"?(\w+)"?|ALTER COLUMN "?(\w+)"? (?:SET DATA TYPE|TYPE|SET NOT NULL)\b)/gi
const NEEDED =
  /\bADD COLUMN (?:IF NOT EXISTS )?"?(\w+)"?(?=[^,;]*\bNOT NULL)(?![^,;]*\b(?:DEFAULT|GENERATED)\b)/gi
const WHOLE = /\b(?:DROP TABLE|RENAME TO|SET SCHEMA)\b/i

/** What the release before this migration has or writes, and could not any more once it has run. */
function findTaken(sql: string, tables: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const bare = sql.replaceAll(/^\s*--(?!>).*$/gm, '')
  return bare.split('--> statement-breakpoint').flatMap(statement => {
    const [, table = ''] = TABLE.exec(statement) ?? []
    const columns = tables.get(table)
    if (!columns) return []
    if (WHOLE.test(statement)) return [table]
    const taken = [...statement.matchAll(COLUMN)]
      .map(([, gone, changed]) => gone ?? changed ?? '')
      .filter(column => columns.has(column))
    const needed = [...statement.matchAll(NEEDED)].map(([, column]) => column)
    return [...taken, ...needed].map(column => `${table}.${column}`)
  })
}

const ADDED =
  /\bADD CONSTRAINT "?\w+"? ((?:CHECK|UNIQUE|PRIMARY KEY|FOREIGN KEY|EXCLUDE)\b.*?)(?: REFERENCES\b|$)/gis
const UNIQUE =
  /\bCREATE UNIQUE INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?"?(\w+)"? ON (?:"?\w+"?\.)?"?(\w+)"?(.*)/is
const DROPPED =
  /\b(?:DROP (CONSTRAINT|FUNCTION|TRIGGER|TYPE|DOMAIN|VIEW|SCHEMA|SEQUENCE|INDEX) (?:CONCURRENTLY )?(?:IF EXISTS )?"?(\w+)"?|DROP DEFAULT\b|RENAME (?:VALUE|CONSTRAINT)\b|ALTER (?:INDEX|TYPE|SEQUENCE|VIEW|FUNCTION) "?\w+"? RENAME\b)/gi

/**
 * What the release before this migration may rest on besides: rules that its rows would have to keep from now on, of columns that it has, and what is
 * dropped or renamed, unless the same migration makes it again. An index that is not unique only makes things quick.
 */
function findAsked(
  sql: string,
  tables: ReadonlyMap<string, ReadonlySet<string>>,
  uniqueIndexes: ReadonlySet<string>,
): string[] {
  const bare = sql.replaceAll(/^\s*--(?!>).*$/gm, '')
  const isKept = (kind: string, name: string) =>
    (kind.toUpperCase() === 'INDEX' && !uniqueIndexes.has(name)) ||
    new RegExp(`\\bCREATE (?:OR REPLACE )?${kind} "?${name}\\b`, 'i').test(bare)
  return bare.split('--> statement-breakpoint').flatMap(statement => {
    const [, altered = ''] = TABLE.exec(statement) ?? []
    const [, , indexed = '', index = ''] = UNIQUE.exec(statement) ?? []
    const rules = [...statement.matchAll(ADDED)].map(([, rule = '']) => [altered, rule] as const)
    const asked = [...rules, [indexed, index] as const].flatMap(([table, rule]) =>
      [...rule.matchAll(/"(\w+)"/g)].flatMap(([, column = '']) =>
        tables.get(table)?.has(column) ? [`${table}.${column}`] : [],
      ),
    )
    const isNew = altered !== '' && !tables.has(altered)
    const dropped = [...statement.matchAll(DROPPED)]
      .filter(([, kind, name]) => kind === undefined || name === undefined || !isKept(kind, name))
      .map(([what]) => what)
    return [...new Set([...asked, ...(isNew ? [] : dropped)])]
  })
}

const uniqueIndexes = new Set(
  entries.flatMap(({ tag }) =>
    read(`${tag}.sql`)
      .split('--> statement-breakpoint')
      .flatMap(statement => UNIQUE.exec(statement)?.[1] ?? []),
  ),
)

/** Before the first release nobody rested on anything. */
const isReleased = (tag: string) => first !== undefined && numberOf(tag) > first.schema

const taking = entries
  .filter(({ idx }) => idx > 0)
  .map(({ tag }) => {
    const [sql, tables] = [read(`${tag}.sql`), readTablesBefore(tag)]
    return {
      tag,
      taken: [...findTaken(sql, tables), ...(isReleased(tag) ? findAsked(sql, tables, uniqueIndexes) : [])],
    }
  })
  .filter(({ taken }) => taken.length > 0)

test('no migration takes what the release before still uses, but for contractions one release later', () => {
  expect(taking.filter(({ tag }) => !(tag in CONTRACTIONS))).toEqual([])
  expect(Object.keys(CONTRACTIONS).filter(tag => !taking.some(each => each.tag === tag))).toEqual([])
})

test.each(Object.entries(CONTRACTIONS))(
  '%s takes what %s, which was out before, no longer uses',
  (tag, named) => {
    const isBeforeAll = first !== undefined && numberOf(tag) <= first.schema
    const out = isBeforeAll ? [first] : releases.filter(({ schema }) => schema < numberOf(tag))
    expect(out.map(({ release }) => release)).toContain(named)
  },
)

test.each([
  ['DROP TABLE "t";', ['t']],
  ['ALTER TABLE "public"."t" RENAME TO "u";', ['t']],
  ['ALTER TABLE "t" DROP COLUMN "a", DROP COLUMN "fresh";', ['t.a']],
  ['ALTER TABLE "t" RENAME COLUMN "a" TO "b";', ['t.a']],
  ['ALTER TABLE "t" ALTER COLUMN "a" SET DATA TYPE bigint;', ['t.a']],
  ['ALTER TABLE "t" ALTER COLUMN "a" SET NOT NULL;', ['t.a']],
  ['ALTER TABLE "t" ADD COLUMN "n" text NOT NULL;', ['t.n']],
  ['ALTER TABLE "t" ADD COLUMN "n" text DEFAULT \'\' NOT NULL;', []],
  ['ALTER TABLE "t" ADD COLUMN "n" text;', []],
  ['ALTER TABLE "t" ALTER COLUMN "a" DROP NOT NULL;', []],
  ['ALTER TABLE "new_one" DROP COLUMN "a";', []],
  ['-- DROP TABLE "t" comes a release later\nCREATE TABLE "u" ();', []],
])('%s takes %j', (sql, taken) => {
  expect(findTaken(sql, new Map([['t', new Set(['a'])]]))).toEqual(taken)
})

test.each([
  ['ALTER TABLE "t" ADD CONSTRAINT "c" CHECK ("a" > 0);', ['t.a']],
  ['ALTER TABLE "t" ADD CONSTRAINT "c" UNIQUE("n","a");', ['t.a']],
  ['ALTER TABLE "t" ADD CONSTRAINT "c" FOREIGN KEY ("a") REFERENCES "public"."u"("id");', ['t.a']],
  ['ALTER TABLE "t" ADD CONSTRAINT "c" FOREIGN KEY ("n") REFERENCES "public"."t"("a");', []],
  ['ALTER TABLE "t" ADD CONSTRAINT "c" CHECK ("n" > 0);', []],
  ['ALTER TABLE "new_one" ADD CONSTRAINT "c" CHECK ("a" > 0);', []],
  ['CREATE UNIQUE INDEX "i" ON "t" USING btree ("a");', ['t.a']],
  ['CREATE UNIQUE INDEX "i" ON "new_one" USING btree ("a");', []],
  ['CREATE INDEX "i" ON "t" USING btree ("a");', []],
  ['DROP INDEX "unique_one";', ['DROP INDEX "unique_one"']],
  ['DROP INDEX IF EXISTS quick_one;', []],
  ['DROP FUNCTION f;', ['DROP FUNCTION f']],
  [
    'DROP TRIGGER g ON "t";--> statement-breakpoint\nCREATE TRIGGER g BEFORE UPDATE ON "t" EXECUTE FUNCTION f();',
    [],
  ],
  ['ALTER TABLE "t" DROP CONSTRAINT "c";', ['DROP CONSTRAINT "c"']],
  ['ALTER TABLE "t" ALTER COLUMN "a" DROP DEFAULT;', ['DROP DEFAULT']],
  [`ALTER TYPE "state" RENAME VALUE 'booked' TO 'ordered';`, ['ALTER TYPE "state" RENAME']],
  [`ALTER TYPE "state" ADD VALUE 'lost';`, []],
])('%s asks %j', (sql, asked) => {
  const tables = new Map([['t', new Set(['a'])]])
  expect(findAsked(sql, tables, new Set(['unique_one']))).toEqual(asked)
})

test('migrations run in the order of their numbers: one that is older than the last would be left out', () => {
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
  expect(entries.map(({ idx, tag }) => [idx, tag])).toEqual(
    readdirSync(FOLDER)
      .filter(name => name.endsWith('.sql'))
      .toSorted()
      .map((name, idx) => [idx, name.slice(0, -'.sql'.length)]),
  )
})

test('CHANGELOG.md names each release once, newest first, and none that is newer than this one', () => {
  const asNumbers = ({ release }: { release: string }) => release.split('.').map(Number)
  const compare = (a: number[], b: number[]) =>
    a.map((each, at) => (b[at] ?? 0) - each).find(each => each !== 0) ?? 0
  const listed = releases.map(asNumbers)
  expect(listed.toSorted(compare)).toEqual(listed)
  expect(new Set(releases.map(({ release }) => release)).size).toBe(releases.length)
  expect(compare(listed[0] ?? [], asNumbers(codeVersion))).toBeLessThanOrEqual(0)
})
