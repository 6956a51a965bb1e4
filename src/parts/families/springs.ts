import type { FamilyTerms } from '../dimensions.ts'

export const springs = {} as const satisfies Record<string, FamilyTerms>
