import type { FamilyTerms } from '../dimensions.ts'

export const brackets = {} as const satisfies Record<string, FamilyTerms>
