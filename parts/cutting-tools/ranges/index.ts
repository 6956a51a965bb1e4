import type { Range } from '../../range.ts'
import { drills } from './drills.ts'

export const cuttingTools: readonly Range[] = [...drills]
