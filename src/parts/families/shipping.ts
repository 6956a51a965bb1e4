import type { FamilyTerms } from '../dimensions.ts'

export const shipping = {
  'eye-bolt': {
    d1: ['Thread', 'mm'],
    WLL: ['Working load limit, axial', 't'],
    l: ['Thread length', 'mm'],
    d2: ['Collar diameter', 'mm'],
    d3: ['Ring, outside', 'mm'],
    d4: ['Ring, inside', 'mm'],
    e: ['Collar height', 'mm'],
    h: ['Height', 'mm'],
    k: ['Ring thickness', 'mm'],
    P: ['Pitch', 'mm'],
  },
  'bow-shackle': {
    WLL: ['Working load limit', 't'],
    W: ['Inside width', 'mm'],
    S: ['Inside length', 'mm'],
    d: ['Bow diameter', 'mm'],
    D: ['Pin diameter', 'mm'],
    B: ['Bow, inside width', 'mm'],
    e: ['Eye, outside', 'mm'],
  },
  'lashing-chain': {
    d: ['Link diameter', 'mm'],
    LC: ['Lashing capacity', 'kN'],
    p: ['Pitch', 'mm'],
    w: ['Link, outside width', 'mm'],
    n: ['Links', ''],
  },
} as const satisfies Record<string, FamilyTerms>
