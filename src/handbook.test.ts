import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { handbookNames } from '#web/ui/owner/handbook/handbook.ts'
import { findPlace, handbookPlaces } from '#web/ui/owner/handbook/places.ts'
import { darkFileOf } from '../scripts/handbook/plugin.ts'
import { readHandbook } from '../scripts/handbook/read.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'handbook')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const pages = handbookNames.map(name => ({ name, markdown: read(`handbook/${name}.md`) }))
const MAX_BYTES = 1_500_000

/** Whatever the pages of the desk are made of, and whose words they are. */
const DESK = [
  'src/web/routes/dashboard/**/*.tsx',
  'src/web/ui/{base,owner,shell}/**/*.{ts,tsx}',
  'src/web/ui/customer/{order,returns}/**/*.{ts,tsx}',
  'src/web/content/specification.ts',
  'src/contract/settings/settings.ts',
  'src/server/config/*-settings.ts',
]
const words = listWords()

/** What stands on the pages of the desk: texts between tags, and strings, each on its own. */
function listWords(): ReadonlySet<string> {
  const sources = globSync(DESK, { cwd: ROOT })
    .filter(path => !path.endsWith('.test.ts'))
    .map(read)
  const all = sources.flatMap(source =>
    [/'([^'\n]+)'/g, /"([^"\n]+)"/g, /`([^`\n]+)`/g, /[>}]([^<>{}]+)/g].flatMap(text =>
      [...source.matchAll(text)].map(([, found = '']) => found.replaceAll(/\s+/g, ' ').trim()),
    ),
  )
  return new Set(all)
}

const boldIn = (markdown: string) => [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name)

test.each(pages)('every name in bold in the handbook of $name stands on a page', ({ markdown }) => {
  const named = boldIn(markdown)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(name => !words.has(name))).toEqual([])
})

test('a name that stands on no page would be found', () => {
  expect(words.has('Mark as shipped')).toBe(true)
  expect(words.has('Mark as shiped')).toBe(false)
})

test('the keys that the handbook names are those that lists know, and Enter', () => {
  const known = read('src/web/ui/base/list/use-list-keys.ts')
  const keys = pages.flatMap(({ markdown }) =>
    [...markdown.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
  )
  expect(new Set(keys).size).toBe(4)
  expect(keys.filter(key => key !== 'Enter' && !known.includes(`'${key}'`))).toEqual([])
})

test('each place of the handbook that a page of the desk leads to is a heading, and no heading is there twice', () => {
  const headings = pages.flatMap(({ name, markdown }) =>
    readHandbook(markdown).blocks.flatMap(block => (block.kind === 'heading' ? `${name}#${block.id}` : [])),
  )
  expect(new Set(headings).size).toBe(headings.length)
  expect(
    Object.values(handbookPlaces)
      .flat()
      .filter(place => !headings.includes(place)),
  ).toEqual([])
})

test.each([
  ['sales', '/dashboard/_admin/orders/', { name: 'sales', hash: 'find-an-order' }],
  ['owner', '/dashboard/_admin/orders/', { name: 'warehouse', hash: 'pick-and-pack' }],
  ['warehouse', '/dashboard/_admin/handbook/{-$name}', undefined],
  ['warehouse', '/dashboard/account', undefined],
] as const)('somebody of %s is led from %s to %j', (own, page, place) => {
  expect(findPlace(page, own)).toEqual(place)
})

test('the pictures of the handbook are there in both themes, say what they show, are all used, and small', () => {
  const pictures = pages.flatMap(({ markdown }) =>
    readHandbook(markdown).blocks.filter(block => block.kind === 'picture'),
  )
  expect(pictures.filter(({ alt }) => alt.length < 20)).toEqual([])
  const wanted = pictures.flatMap(({ file }) => [file, darkFileOf(file)]).map(file => basename(file))
  const files = readdirSync(join(FOLDER, 'pictures'))
  expect(files.toSorted()).toEqual(wanted.toSorted())
  const sizes = files.map(file => statSync(join(FOLDER, 'pictures', file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})

test('a text of the handbook has a title, a summary, headings to lead to, and pictures', () => {
  const text =
    '# Sales\n\nWhat to do.\n\n## The day’s end\n\n![A list](pictures/list-light.avif)\n\n- **Go**, <b>now</b>'
  expect(readHandbook(text)).toEqual({
    title: 'Sales',
    summary: 'What to do.',
    blocks: [
      { kind: 'heading', text: 'The day’s end', id: 'the-day-s-end' },
      { kind: 'picture', alt: 'A list', file: 'pictures/list-light.avif' },
      {
        kind: 'list',
        isNumbered: false,
        items: [
          [
            { text: 'Go', isBold: true, href: null },
            { text: ', ', isBold: false, href: null },
            { text: 'now', isBold: false, href: null },
          ],
        ],
      },
    ],
  })
})
