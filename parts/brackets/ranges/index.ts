import type { Range } from '../../range.ts'

export const brackets: readonly Range[] = []
