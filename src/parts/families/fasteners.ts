import type { FamilyTerms } from '../dimensions.ts'

export const fasteners = {
  'hex-bolt': {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    s: ['Width across flats', 'mm'],
    P: ['Pitch', 'mm'],
    k: ['Head height', 'mm'],
  },
} as const satisfies Record<string, FamilyTerms>
