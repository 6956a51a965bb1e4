import type { Range } from '../../range.ts'

export const shipping: readonly Range[] = []
