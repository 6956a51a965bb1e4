import type { Range } from '../../range.ts'

export const handTools: readonly Range[] = []
