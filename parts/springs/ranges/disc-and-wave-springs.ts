import { defineRange, type Range } from '../../range.ts'
import { numbersOf } from '../../standards/preferred-numbers.ts'
import { readRows } from '../../standards/read-table.ts'
import { din2093A, din2093B, din2093C } from '../../standards/springs.ts'
import { discForce, round, STAINLESS_YOUNGS_MODULUS, waveRate } from '../spring-rates.ts'

const SERIES = [
  { series: 'A', table: din2093A },
  { series: 'B', table: din2093B },
  { series: 'C', table: din2093C },
] as const

/** How many discs a column is sold with; larger discs are stacked by the buyer. */
const COLUMNS = numbersOf('discs of columns')
const WIDEST_COLUMN = 63

const strips = readRows('wave-springs', ['De', 'Di', 't', 'N'])
const TURNS = numbersOf('turns of wave springs')
/** How high a turn stands, as a share of the outer diameter. */
const TURN_HEIGHT = 0.0875

export const discAndWaveSprings: readonly Range[] = [
  defineRange(
    '2093',
    'disc-spring',
    { standard: 'DIN 2093', source: 'Schnorr; above 90 mm not confirmed' },
    SERIES.flatMap(({ series, table }) =>
      table.nominals.flatMap(De => {
        const columns = De <= WIDEST_COLUMN && series !== 'C' ? COLUMNS : []
        return [1, ...columns].map(i => disc(series, { De, ...table.row(De) }, i))
      }),
    ),
  ),
  defineRange('WAVE', 'wave-spring', strips, ({ rows }) =>
    rows.flatMap(strip =>
      TURNS.map(Z => {
        const L0 = Math.round(Z * TURN_HEIGHT * strip.De * 10) / 10
        const wave = { ...strip, Z }
        return {
          code: `${strip.De}X${L0}`,
          label: `${strip.De} x ${strip.Di} x ${L0}`,
          dimensions: { ...wave, L0, R: waveRate(wave, STAINLESS_YOUNGS_MODULUS) },
        }
      }),
    ),
  ),
]

/** A disc, or a column of i discs set against each other. */
function disc(series: string, ring: { De: number; Di: number; t: number; l0: number }, i: number) {
  const { De, Di, t, l0 } = ring
  const F = discForce(ring)
  // Without a point, but for the one that would be taken for 125 mm.
  const size = De === 12.5 ? '12.5' : String(De).replace('.', '')
  return {
    code: `${series}${size}${i > 1 ? `-${i}` : ''}`,
    label: `${series} ${De} x ${Di} x ${t}${i > 1 ? `, ${i} discs` : ''}`,
    dimensions: { ...ring, i, F, R: round(F / (i * 0.75 * (l0 - t))) },
  }
}
