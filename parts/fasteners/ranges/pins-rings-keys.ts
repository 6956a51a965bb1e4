import type { Range } from '../../range.ts'

export const pinsRingsKeys: readonly Range[] = []
