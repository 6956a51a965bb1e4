import { defineRange, type Range } from '../../range.ts'
import { deepGrooveBearing } from '../../standards/din-625.ts'
import { iso3228 } from '../../standards/iso-3228.ts'
import { iso9628 } from '../../standards/iso-9628.ts'
import { catalogues } from './catalogues.ts'
import { boreCode } from './designations.ts'

export const bearingUnits: readonly Range[] = [
  defineRange({
    code: '3228',
    family: 'pillow-block',
    standard: 'ISO 3228',
    source: catalogues.fbj,
    sizes: iso3228.nominals.map(d => {
      const designation = `UCP2${boreCode(d)}`
      // The insert bearing has the balls of the deep groove bearing of series 62; up to 17 mm those of 6204's housing, 6203.
      const { C, C0 } = deepGrooveBearing('02', Math.max(17, d))
      const dimensions = { d, ...iso3228.row(d), ...iso9628.row(d), C, C0 }
      return { code: designation, label: designation, dimensions }
    }),
  }),
]
