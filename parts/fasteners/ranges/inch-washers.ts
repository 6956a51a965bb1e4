import { defineRange, type Range } from '../../range.ts'
import {
  narrowWashers,
  regularWashers,
  saeWashers,
  splitWashers,
  wideWashers,
} from '../../standards/inch-washers.ts'
import { unifiedWashers } from './nut-sizes.ts'

/** Washers for unified threads. */
export const inchWashers: readonly Range[] = [
  defineRange('SAE', 'flat-washer', saeWashers, unifiedWashers(saeWashers)),
  defineRange('B1822-N', 'flat-washer', narrowWashers, unifiedWashers(narrowWashers)),
  defineRange('B1822-R', 'flat-washer', regularWashers, unifiedWashers(regularWashers)),
  defineRange('B1822-W', 'flat-washer', wideWashers, unifiedWashers(wideWashers)),
  defineRange('B1821-LW', 'spring-washer', splitWashers, unifiedWashers(splitWashers)),
]
