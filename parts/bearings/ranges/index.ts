import type { Range } from '../../range.ts'

export const bearings: readonly Range[] = []
