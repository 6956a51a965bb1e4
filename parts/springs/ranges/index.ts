import type { Range } from '../../range.ts'

export const springs: readonly Range[] = []
