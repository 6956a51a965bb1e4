import type { Range } from '../../range.ts'

export const socketScrews: readonly Range[] = []
