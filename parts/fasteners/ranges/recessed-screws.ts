import type { Range } from '../../range.ts'

export const recessedScrews: readonly Range[] = []
