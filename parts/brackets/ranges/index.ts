import type { Range } from '../../range.ts'
import { angleBrackets } from './brackets.ts'
import { hingesFeetCastors } from './hinges-feet-castors.ts'

export const brackets: readonly Range[] = [...angleBrackets, ...hingesFeetCastors]
