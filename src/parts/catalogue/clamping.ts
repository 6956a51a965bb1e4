import type { CataloguePart } from '../part.ts'

export const clamping: readonly CataloguePart[] = []
