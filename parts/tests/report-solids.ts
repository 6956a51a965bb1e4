import { parseArgs } from 'node:util'
import { loadFamily } from '../families.ts'
import { densities } from '../finishes.ts'
import { joinBodies } from '../joining/join.ts'
import { rimsOf, volumeWithin } from '../joining/mesh.ts'
import { massOf } from '../mass.ts'
import { buildPart } from '../model.ts'
import { ranges } from '../ranges.ts'
import type { Size } from '../sizes.ts'
import { isClosed } from '../solids/measuring.ts'
import { stepOf, TooManyFaces } from '../step/step.ts'
import { readStep } from './read-step.ts'
import { samples } from './samples.ts'

/**
 * Says of parts as closed solids whether they are, in how many pieces, and by how much volume and mass differ from what the family's formula
 * and lines through the model say; or, with --step, what OpenCASCADE reads in their STEP files:
 *
 *   npm run solids -w parts -- [family | code] ...     one size of each family, or those named
 *   npm run solids -w parts -- --random 200            so many of all sizes
 *   npm run solids -w parts -- --step                  their STEP files
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { random: { type: 'string' }, step: { type: 'boolean' } },
})
const wanted = values.random
  ? pick(Number(values.random))
  : samples.filter(
      ({ family, code }) =>
        positionals.length === 0 || positionals.includes(family) || positionals.includes(code),
    )

const off = (one: number, other: number) => `${((one / other - 1) * 100).toFixed(1)} %`
for (const size of wanted) console.log(await (values.step ? describeStep(size) : describeSolids(size)))

async function describeSolids({ family, code, dimensions }: Size): Promise<string> {
  const { bodies } = await buildPart(family, dimensions, 'steel')
  const formula = (await loadFamily(family)).volumeOf(dimensions)
  const open = bodies.filter(({ geometry }) => !isClosed(geometry)).length
  const { mesh, pieces, volume, grams } = await joinBodies(bodies)
  const isWhole = rimsOf(mesh).length === 0 && Math.abs(volumeWithin(mesh) / volume - 1) < 1e-3
  return [
    `${isWhole ? ' ' : '!'} ${family} ${code} ${open} of ${bodies.length} bodies open, joined ${pieces}`,
    `${volume.toPrecision(4)} mm3, ${grams.toPrecision(4)} g`,
    `formula ${formula === null ? '-' : off(grams, (formula * densities.steel) / 1000)}, lines ${off(grams, massOf(bodies))}`,
  ].join(', ')
}

async function describeStep({ family, code, dimensions }: Size): Promise<string> {
  const { bodies } = await buildPart(family, dimensions, 'steel', 'plain')
  const { volume } = await joinBodies(bodies)
  const from = performance.now()
  try {
    const { text, faces, turned } = await stepOf(bodies, {
      name: code,
      description: family,
      at: '2026-01-01T00:00:00',
    })
    const ms = performance.now() - from
    const read = await readStep(text)
    const isWhole = read.isClosed && Math.abs(read.volume / volume - 1) < 0.03
    return [
      `${isWhole ? ' ' : '!'} ${family} ${code} ${faces} faces, of which ${turned} turned`,
      `${(text.length / 1e6).toFixed(2)} MB in ${Math.round(ms)} ms`,
      `read: ${read.solids} solids, ${read.isClosed ? 'closed' : 'open'}, volume ${off(read.volume, volume)}`,
      `extent ${read.extent.map(side => side.toFixed(2)).join(' x ')}`,
    ].join(', ')
  } catch (error) {
    if (error instanceof TooManyFaces) return `- ${family} ${code} too many faces`
    throw error
  }
}

/** Sizes of all ranges, always the same ones. */
function pick(count: number): Size[] {
  const all = ranges.flatMap(({ code, family, standard, source, sizes }) =>
    sizes.map(size => ({
      family,
      standard,
      source,
      code: `${code}-${size.code}`,
      dimensions: size.dimensions,
    })),
  )
  let seed = 27
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return all[Math.floor((seed / 2 ** 31) * all.length)]
  }).flatMap(size => size ?? [])
}
