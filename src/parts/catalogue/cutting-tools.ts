import type { CataloguePart } from '../part.ts'

export const cuttingTools: readonly CataloguePart[] = []
