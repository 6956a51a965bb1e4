import type { FamilyTerms } from '../dimensions.ts'

export const shipping = {} as const satisfies Record<string, FamilyTerms>
