import type { FamilyTerms } from '../dimensions.ts'

export const handTools = {} as const satisfies Record<string, FamilyTerms>
