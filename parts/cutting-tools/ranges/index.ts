import type { Range } from '../../range.ts'
import { dies } from './dies.ts'
import { drills } from './drills.ts'
import { inserts } from './inserts.ts'
import { mills } from './mills.ts'
import { reamers } from './reamers.ts'
import { taps } from './taps.ts'

export const cuttingTools: readonly Range[] = [...drills, ...mills, ...reamers, ...taps, ...dies, ...inserts]
