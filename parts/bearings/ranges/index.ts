import type { Range } from '../../range.ts'
import { ballBearings } from './ball-bearings.ts'

export const bearings: readonly Range[] = [...ballBearings]
