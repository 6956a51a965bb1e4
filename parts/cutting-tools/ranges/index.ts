import type { Range } from '../../range.ts'

export const cuttingTools: readonly Range[] = []
