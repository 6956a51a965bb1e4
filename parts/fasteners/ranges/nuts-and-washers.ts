import type { Range } from '../../range.ts'

export const nutsAndWashers: readonly Range[] = []
