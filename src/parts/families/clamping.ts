import type { FamilyTerms } from '../dimensions.ts'

export const clamping = {} as const satisfies Record<string, FamilyTerms>
