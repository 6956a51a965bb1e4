import type { CataloguePart } from '../part.ts'

export const brackets: readonly CataloguePart[] = []
