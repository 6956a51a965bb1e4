import type { FamilyTerms } from '../family.ts'

export const cuttingTools = {
  'twist-drill': {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Flute length', 'mm'],
    σ: ['Point angle', '°'],
    γ: ['Side rake angle', '°'],
  },
  'end-mill': {
    d1: ['Cutting diameter', 'mm'],
    l2: ['Cutting length', 'mm'],
    l1: ['Overall length', 'mm'],
    d2: ['Shank diameter', 'mm'],
    z: ['Flutes', ''],
    λ: ['Helix angle', '°'],
  },
  'machine-tap': {
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Thread length', 'mm'],
    l3: ['Length to the end of the neck', 'mm'],
    d2: ['Shank diameter', 'mm'],
    a: ['Square', 'mm'],
    γ: ['Helix angle', '°'],
  },
  countersink: {
    d1: ['Largest diameter', 'mm'],
    d3: ['Smallest diameter', 'mm'],
    α: ['Countersink angle', '°'],
    d2: ['Shank diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    z: ['Flutes', ''],
  },
  'hand-reamer': {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Cutting length', 'mm'],
    a: ['Square', 'mm'],
    z: ['Flutes', ''],
  },
  'round-die': {
    d: ['Thread', 'mm'],
    P: ['Pitch', 'mm'],
    D: ['Outside diameter', 'mm'],
    E: ['Thickness', 'mm'],
  },
  'indexable-insert': {
    l: ['Cutting edge length', 'mm'],
    rε: ['Corner radius', 'mm'],
    ε: ['Corner angle', '°'],
    d: ['Inscribed circle', 'mm'],
    s: ['Thickness', 'mm'],
    d1: ['Hole diameter', 'mm'],
  },
} as const satisfies Record<string, FamilyTerms>
