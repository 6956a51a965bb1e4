import type { Range } from '../../range.ts'
import { drills } from './drills.ts'
import { mills } from './mills.ts'
import { reamers } from './reamers.ts'

export const cuttingTools: readonly Range[] = [...drills, ...mills, ...reamers]
