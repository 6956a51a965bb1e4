import type { CataloguePart } from '../part.ts'

export const shipping: readonly CataloguePart[] = []
