import { parseArgs } from 'node:util'
import { loadFamily } from '../families.ts'
import { joinBodies } from '../joining/join.ts'
import { rimsOf, volumeWithin } from '../joining/mesh.ts'
import { massOf } from '../mass.ts'
import { buildPart } from '../model.ts'
import { ranges } from '../ranges.ts'
import type { Size } from '../sizes.ts'
import { isClosed } from '../solids/measuring.ts'
import { samples } from './samples.ts'

/**
 * Says of parts as closed solids whether they are, in how many pieces, and by how much volume and mass differ from what the family's formula
 * and lines through the model say:
 *
 *   npm run solids -w parts -- [family | code] ...     one size of each family, or those named
 *   npm run solids -w parts -- --random 200            so many of all sizes
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { random: { type: 'string' } } })
const wanted = values.random
  ? pick(Number(values.random))
  : samples.filter(
      ({ family, code }) =>
        positionals.length === 0 || positionals.includes(family) || positionals.includes(code),
    )

const off = (one: number, other: number) => `${((one / other - 1) * 100).toFixed(1)} %`
for (const { family, code, dimensions } of wanted) {
  const { bodies } = await buildPart(family, dimensions, 'steel')
  const formula = (await loadFamily(family)).volumeOf(dimensions)
  const open = bodies.filter(({ geometry }) => !isClosed(geometry)).length
  const { mesh, pieces, volume, grams } = await joinBodies(bodies)
  console.log(
    rimsOf(mesh).length === 0 && Math.abs(volumeWithin(mesh) / volume - 1) < 1e-3 ? ' ' : '!',
    family,
    code,
    `${open} of ${bodies.length} bodies open, joined ${pieces},`,
    `${volume.toPrecision(4)} mm3 (formula ${formula === null ? '-' : off(volume, formula)}),`,
    `${grams.toPrecision(4)} g (lines ${off(grams, massOf(bodies))})`,
  )
}

/** Sizes of all ranges, always the same ones. */
function pick(count: number): Size[] {
  const all = ranges.flatMap(({ code, family, standard, sizes }) =>
    sizes.map(size => ({ family, standard, code: `${code}-${size.code}`, dimensions: size.dimensions })),
  )
  let seed = 27
  return Array.from({ length: count }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return all[Math.floor((seed / 2 ** 31) * all.length)]
  }).flatMap(size => size ?? [])
}
