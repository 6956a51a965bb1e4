import type { FamilyTerms } from '../dimensions.ts'

export const bearings = {} as const satisfies Record<string, FamilyTerms>
