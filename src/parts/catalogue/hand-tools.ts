import type { CataloguePart } from '../part.ts'

export const handTools: readonly CataloguePart[] = []
