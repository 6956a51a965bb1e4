import type { CataloguePart } from '../part.ts'

export const springs: readonly CataloguePart[] = []
