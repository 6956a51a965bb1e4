import type { CataloguePart } from '../part.ts'

export const bearings: readonly CataloguePart[] = []
