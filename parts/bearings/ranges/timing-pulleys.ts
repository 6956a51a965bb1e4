import { defineRange, type Range } from '../../range.ts'
import { type BeltPitch, timingPulleys } from '../../standards/din-7721.ts'
import { catalogues } from './catalogues.ts'
import { finishedBore } from './finished-bores.ts'

/** The pitches, and the width of the belt that pulleys are for if nothing is said, in mm. */
const PITCHES: readonly (readonly [pitch: BeltPitch, usual: number])[] = [
  [2.5, 6],
  [5, 16],
  [10, 25],
]

export const pulleyRanges: readonly Range[] = PITCHES.map(([P, usual]) => {
  const { teeth, widths } = timingPulleys[P]
  return defineRange({
    code: `7721-T${P}`,
    family: 'timing-pulley',
    standard: 'DIN 7721-2',
    source: catalogues.sati,
    sizes: teeth.nominals.flatMap(z =>
      widths.nominals.map(belt => {
        const row = teeth.row(z)
        return {
          code: belt === usual ? String(z) : `${z}-${belt}`,
          label: `T${P} ${z} teeth, belt ${belt}`,
          dimensions: { P, z, d: finishedBore(row.N, 0.4), ...row, ...widths.row(belt) },
        }
      }),
    ),
  })
})
