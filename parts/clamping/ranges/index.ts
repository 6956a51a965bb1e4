import type { Range } from '../../range.ts'
import { clampsAndCollars } from './clamps-and-collars.ts'
import { grips } from './grips.ts'
import { measuringTools } from './measuring-tools.ts'

export const clamping: readonly Range[] = [...clampsAndCollars, ...grips, ...measuringTools]
