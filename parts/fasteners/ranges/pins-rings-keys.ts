import type { Range } from '../../range.ts'
import { pinRanges } from './pins-rings-keys-pins.ts'

export const pinsRingsKeys: readonly Range[] = [...pinRanges]
