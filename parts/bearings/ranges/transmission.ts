import { defineRange, type Range } from '../../range.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import {
  chains,
  gearHubs,
  iso606,
  jawCouplings,
  pulleyPitches,
  pulleyTeeth,
  pulleyWidths,
  rollerChain,
  sprockets,
  spurGears,
} from '../../standards/transmission.ts'

/** The numbers of links that lengths of chain are kept in: the last is about 5 m of 1/2 inch. */
const LINKS = numbersOf('links of roller chains')
/** Gears that have long been sold here with hubs of their own, by module and teeth. */
const HOUSE: Readonly<Record<string, Readonly<Partial<Record<'d' | 'N' | 'L', number>>>>> = {
  '2-18': { d: 14, N: 28, L: 34 },
  '2-30': { d: 20, N: 45 },
}
const COUPLING_BORES = numbersOf('bores of couplings')
/** The smallest bore of a coupling as a share of its size. */
const LEAST = 0.45
/** Bores to which hubs are finished, in mm. */
const FINISHED_BORES = numbersOf('bores of hubs')

/** Spur gears of each module, with finished bores and with pilot ones. */
export const gearRanges: readonly Range[] = spurGears.nominals.flatMap(m => {
  const { b, L } = spurGears.row(m)
  const hubs = gearHubs.of(m)
  return [
    defineRange(`GEAR-M${m}`, 'spur-gear', hubs, ({ nominals, row }) =>
      nominals.map(z => {
        const { N } = row(z)
        const dimensions = { m, z, d: finishedBore(N, 0.45), b, N, L, ...HOUSE[`${m}-${z}`] }
        return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
      }),
    ),
    defineRange(`GEARP-M${m}`, 'pilot-gear', hubs, ({ nominals, row }) =>
      nominals.map(z => ({
        code: `Z${z}`,
        label: `${z} teeth`,
        dimensions: { m, z, b, L, ...row(z) },
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
  const wheels = sprockets.of(chain)
  const { d1 } = iso606.row(p)
  const teethOf = (z: number) => ({ p, z, d1, da: outsideDiameter(p, z, d1), b })
  return [
    defineRange(`606-${chain}`, 'sprocket', wheels, ({ nominals, row }) =>
      nominals.map(z => {
        const dimensions = { ...teethOf(z), ...row(z), d: finishedBore(row(z).N, 0.4) }
        return { code: `Z${z}`, label: `${z} teeth, bore ${dimensions.d}`, dimensions }
      }),
    ),
    defineRange(`606P-${chain}`, 'pilot-sprocket', wheels, ({ nominals, row }) =>
      nominals.map(z => ({
        code: `Z${z}`,
        label: `${z} teeth`,
        dimensions: { ...teethOf(z), ...row(z) },
      })),
    ),
  ]
})

export const pulleyRanges: readonly Range[] = pulleyPitches.nominals.map(P => {
  const { belt: usual } = pulleyPitches.row(P)
  const widths = pulleyWidths.of(P)
  return defineRange(`7721-T${P}`, 'timing-pulley', pulleyTeeth.of(P), ({ nominals, row }) =>
    nominals.flatMap(z =>
      widths.nominals.map(belt => {
        const wheel = row(z)
        return {
          code: belt === usual ? String(z) : `${z}-${belt}`,
          label: `T${P} ${z} teeth, belt ${belt}`,
          dimensions: { P, z, d: finishedBore(wheel.N, 0.4), ...wheel, ...widths.row(belt) },
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
