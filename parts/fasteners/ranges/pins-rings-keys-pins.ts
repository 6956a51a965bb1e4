import { defineRange, type Range } from '../../range.ts'
import { iso2338, iso2339, iso8733, iso8734, iso8735, iso8736 } from '../../standards/pins.ts'
import { tableSizes } from './pins-rings-keys-sizes.ts'

export const pinRanges: readonly Range[] = [
  defineRange('2338', 'parallel-pin', iso2338, tableSizes(iso2338, 1, 25)),
  defineRange('8734', 'parallel-pin', iso8734, tableSizes(iso8734, 1, 20)),
  defineRange('8733', 'tapped-pin', iso8733, tableSizes(iso8733, 6, 20)),
  defineRange('8735', 'tapped-pin', iso8735, tableSizes(iso8735, 6, 25)),
  defineRange('2339', 'taper-pin', iso2339, tableSizes(iso2339, 1, 20)),
  defineRange('8736', 'tapped-taper-pin', iso8736, tableSizes(iso8736, 6, 25)),
]
