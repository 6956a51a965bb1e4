import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Draws the imports between folders as an SVG: each folder of `src`, or of the folder after `--rooms`, is a box, and the more imports,
 * type imports included, the wider the arrow. Boxes are arranged in layers; an arrow that points up is red and part of a circle. Circles
 * are named, with the imports that close them, and make it fail: exit code 1. The picture of the house is kept in `docs`, that of one folder
 * only where `--out` says. `node scripts/import-graph.ts [--root DIR] [--rooms src/domain] [--out FILE]`
 */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    rooms: { type: 'string' },
    out: { type: 'string' },
  },
})
const root = resolve(values.root)
/** The dimensions of the picture. */
const BOX = { width: 150, height: 44, gapX: 26, gapY: 76, margin: 30 }

interface Room {
  readonly name: string
  files: number
  lines: number
  readonly imports: Map<string, number>
}

const rooms = await readRooms()
const out = values.out ?? (values.rooms === undefined ? 'docs/import-graph.svg' : undefined)
if (out !== undefined) await writeFile(out, drawRooms(rooms))
for (const circle of findCircles(rooms)) {
  process.exitCode = 1
  console.error(`A circle of ${circle.length} rooms: ${circle.join(', ')}`)
  for (const name of circle)
    for (const [other, count] of rooms.get(name)?.imports ?? [])
      if (circle.includes(other)) console.error(`  ${name} -> ${other}: ${count}`)
}

/**
 * The room a file belongs to: its folder of `src`, the package of parts, or the process (`src` itself). Of the folder after `--rooms` it is
 * the folder within, such as `prices` or `owner/stock`, or that folder itself for its loose files; undefined elsewhere.
 */
function roomOf(path: string): string | undefined {
  if (values.rooms !== undefined) {
    if (!path.startsWith(`${values.rooms}/`)) return undefined
    const room = dirname(relative(values.rooms, path))
    return room === '.' ? basename(values.rooms) : room
  }
  const [top = '', folder] = dirname(path).split('/')
  if (top === 'parts') return top
  return top === 'src' ? (folder ?? 'process') : undefined
}

/** Rooms of which each leads to every other. */
function findCircles(all: ReadonlyMap<string, Room>): string[][] {
  const reach = new Map([...all.keys()].map(name => [name, reachedFrom(all, name)]))
  const inCircles = [...all.keys()].filter(name => reach.get(name)?.has(name))
  const circleOf = (name: string) =>
    inCircles.filter(other => reach.get(name)?.has(other) && reach.get(other)?.has(name))
  return [...Map.groupBy(inCircles.map(circleOf), circle => circle.join()).values()].flatMap(([circle]) =>
    circle ? [circle] : [],
  )
}

function reachedFrom(all: ReadonlyMap<string, Room>, name: string): Set<string> {
  const reached = new Set<string>()
  const walk = (from: string) => {
    for (const other of all.get(from)?.imports.keys() ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      walk(other)
    }
  }
  walk(name)
  return reached
}

async function readRooms(): Promise<Map<string, Room>> {
  const found = new Map<string, Room>()
  const files = globSync(['src/**/*.{ts,tsx}', 'parts/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  for (const path of files.filter(file => !/\.test\.ts|test-\w+\.ts|routeTree\.gen/.test(file))) {
    const text = await readFile(join(root, path), 'utf8')
    const name = roomOf(path)
    if (name === undefined) continue
    const room = found.get(name) ?? { name, files: 0, lines: 0, imports: new Map() }
    found.set(name, room)
    room.files += 1
    room.lines += text.split('\n').length
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const target = resolveImport(path, specifier)
      const other = target === undefined ? undefined : roomOf(target)
      if (other !== undefined && other !== name) room.imports.set(other, (room.imports.get(other) ?? 0) + 1)
    }
  }
  return found
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('@parts-hub/parts')) return 'parts/index.ts'
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier))
  return undefined
}

/** The layer of each room above those that import nothing; rooms of a cycle get the layer at which they are first met. */
function layerRooms(all: ReadonlyMap<string, Room>): Map<string, number> {
  const layers = new Map<string, number>()
  const measure = (name: string, path: readonly string[]): number => {
    const known = layers.get(name)
    if (known !== undefined) return known
    const below = [...(all.get(name)?.imports.keys() ?? [])].filter(
      other => all.has(other) && !path.includes(other),
    )
    const layer = Math.max(-1, ...below.map(other => measure(other, [...path, name]))) + 1
    layers.set(name, layer)
    return layer
  }
  for (const name of all.keys()) measure(name, [])
  return layers
}

function drawRooms(all: ReadonlyMap<string, Room>): string {
  const layers = layerRooms(all)
  const rows = Map.groupBy([...all.values()], ({ name }) => layers.get(name) ?? 0)
  const depth = Math.max(...rows.keys())
  const widest = Math.max(...[...rows.values()].map(row => row.length))
  const width = widest * (BOX.width + BOX.gapX) + 2 * BOX.margin
  const height = (depth + 1) * (BOX.height + BOX.gapY) + 2 * BOX.margin
  const places = new Map<string, { x: number; y: number }>()
  for (const [layer, row] of rows) {
    const sorted = row.toSorted((a, b) => a.name.localeCompare(b.name))
    const step = (width - 2 * BOX.margin) / sorted.length
    for (const [index, { name }] of sorted.entries())
      places.set(name, {
        x: BOX.margin + step * (index + 0.5),
        y: BOX.margin + (depth - layer) * (BOX.height + BOX.gapY) + BOX.height / 2,
      })
  }
  const arrows = [...all.values()].flatMap(room =>
    [...room.imports].map(([other, count]) => drawArrow(places.get(room.name), places.get(other), count)),
  )
  const boxes = [...all.values()].map(room => drawBox(room, places.get(room.name)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
${arrows.join('\n')}
${boxes.join('\n')}
</svg>
`
}

type Place = { readonly x: number; readonly y: number } | undefined

/** Draws an arrow from the lower edge of one box to the upper edge of the other; red if it points up, against all others. */
function drawArrow(from: Place, to: Place, count: number): string {
  if (!from || !to) return ''
  const isDown = to.y > from.y
  const [startY, endY] = isDown
    ? [from.y + BOX.height / 2, to.y - BOX.height / 2]
    : [from.y - BOX.height / 2, to.y + BOX.height / 2]
  const bend = (endY - startY) / 2
  const path = `M${from.x} ${startY}C${from.x} ${startY + bend} ${to.x} ${endY - bend} ${to.x} ${endY}`
  const width = (0.6 + Math.log2(count) * 0.35).toFixed(1)
  return `<path d="${path}" fill="none" stroke="${isDown ? '#7a8699' : '#d11'}" stroke-width="${width}" marker-end="url(#tip)"/>`
}

function drawBox({ name, files, lines }: Room, place: Place): string {
  if (!place) return ''
  const { x, y } = place
  return `<g text-anchor="middle"><rect x="${x - BOX.width / 2}" y="${y - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" fill="#f4f1ea" stroke="#333"/>
<text x="${x}" y="${y - 3}" font-weight="bold">${name}</text><text x="${x}" y="${y + 13}" fill="#555">${files} files, ${lines} lines</text></g>`
}
