import type { Range } from '../../range.ts'

export const clamping: readonly Range[] = []
