import { defineRange, type Range } from '../../range.ts'
import {
  chains,
  gearHubs,
  iso606,
  jawCouplings,
  pulleyTeeth,
  pulleyWidths,
  rollerChain,
  sprockets,
  spurGears,
} from '../../standards/transmission.ts'

/** The numbers of links that lengths of chain are kept in: the last is about 5 m of 1/2 inch. */
const LINKS = [12, 24, 36, 48, 60, 80, 100, 120, 160]
/** Gears that have long been sold here with hubs of their own, by module and teeth. */
const HOUSE: Readonly<Record<string, Readonly<Partial<Record<'d' | 'N' | 'L', number>>>>> = {
  '2-18': { d: 14, N: 28, L: 34 },
  '2-30': { d: 20, N: 45 },
}
/** The pitches of timing belts, and the width of the belt that pulleys are for if nothing is said, in mm. */
const PITCHES = [
  [2.5, 6],
  [5, 16],
  [10, 25],
] as const
const COUPLING_BORES = [
  6, 8, 10, 11, 12, 14, 15, 16, 19, 20, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55,
]
/** The smallest bore of a coupling as a share of its size. */
const LEAST = 0.45
/** Bores to which hubs are finished, in mm. */
const FINISHED_BORES = [4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 35, 38, 40, 45, 50, 55, 60]

/** Spur gears of each module, with finished bores and with pilot ones. */
export const gearRanges: readonly Range[] = spurGears.nominals.flatMap(m => {
  const { b, L } = spurGears.row(m)
  const hubs = gearHubs.of(m)
  return [
    defineRange(
      `GEAR-M${m}`,
      'spur-gear',
      spurGears,
      hubs.nominals.map(z => {
        const { N } = hubs.row(z)
        const dimensions = { m, z, d: finishedBore(N, 0.45), b, N, L, ...HOUSE[`${m}-${z}`] }
        return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
      }),
    ),
    defineRange(
      `GEARP-M${m}`,
      'pilot-gear',
      spurGears,
      hubs.nominals.map(z => ({
        code: `Z${z}`,
        label: `${z} teeth`,
        dimensions: { m, z, b, L, ...hubs.row(z) },
      })),
    ),
  ]
})

export const rollerChains: readonly Range[] = [
  defineRange('606', 'roller-chain', chains, ({ rows }) =>
    rows.flatMap(({ chain, p }) =>
      LINKS.map(n => ({
        code: `${chain}-${n}`,
        label: `${chain}-1, ${n} links`,
        dimensions: rollerChain(p, n),
      })),
    ),
  ),
]

/** Sprockets for each chain, with finished bores and with pilot ones. */
export const sprocketRanges: readonly Range[] = chains.rows.flatMap(({ chain, p, b }) => {
  const { nominals, row } = sprockets.of(chain)
  const { d1 } = iso606.row(p)
  const sprocketOf = (z: number) => ({ p, z, d1, da: outsideDiameter(p, z, d1), b, ...row(z) })
  return [
    defineRange(
      `606-${chain}`,
      'sprocket',
      sprockets,
      nominals.map(z => {
        const dimensions = { ...sprocketOf(z), d: finishedBore(row(z).N, 0.4) }
        return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
      }),
    ),
    defineRange(
      `606P-${chain}`,
      'pilot-sprocket',
      sprockets,
      nominals.map(z => ({ code: `Z${z}`, label: `${z} teeth`, dimensions: sprocketOf(z) })),
    ),
  ]
})

export const pulleyRanges: readonly Range[] = PITCHES.map(([P, usual]) => {
  const [teeth, widths] = [pulleyTeeth.of(P), pulleyWidths.of(P)]
  return defineRange(
    `7721-T${P}`,
    'timing-pulley',
    pulleyTeeth,
    teeth.nominals.flatMap(z =>
      widths.nominals.map(belt => {
        const row = teeth.row(z)
        return {
          code: belt === usual ? String(z) : `${z}-${belt}`,
          label: `T${P} ${z} teeth, belt ${belt}`,
          dimensions: { P, z, d: finishedBore(row.N, 0.4), ...row, ...widths.row(belt) },
        }
      }),
    ),
  )
})

export const couplings: readonly Range[] = [
  defineRange('JAW', 'jaw-coupling', jawCouplings, ({ nominals, row }) =>
    nominals.flatMap(size =>
      COUPLING_BORES.filter(d => d >= LEAST * size && d <= size).map(d => ({
        code: d === size ? String(size) : `${size}-${d}`,
        label: `${size}, bore ${d}/${d}`,
        dimensions: { d, ...row(size) },
      })),
    ),
  ),
]

/** The largest finished bore that is at most so much of a hub; a keyway leaves enough of the hub's wall up to 0.45. */
function finishedBore(hub: number, share: number): number {
  return FINISHED_BORES.findLast(bore => bore <= share * hub + 1e-9) ?? 3
}

/** ISO 606: the middle of the limits of a sprocket's outside diameter, in mm, to tenths. */
function outsideDiameter(p: number, z: number, d1: number): number {
  const pitch = p / Math.sin(Math.PI / z)
  const most = pitch + 1.25 * p - d1
  const least = pitch + p * (1 - 1.6 / z) - d1
  return Math.round((most + least) * 5) / 10
}
