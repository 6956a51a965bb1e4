import type { FamilyTerms } from '../dimensions.ts'

export const cuttingTools = {} as const satisfies Record<string, FamilyTerms>
