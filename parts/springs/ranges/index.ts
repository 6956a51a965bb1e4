import type { Range } from '../../range.ts'
import { closeWoundSprings } from './close-wound-springs.ts'
import { compressionSprings } from './compression-springs.ts'
import { dieAndGasSprings } from './die-and-gas-springs.ts'
import { discAndWaveSprings } from './disc-and-wave-springs.ts'

export const springs: readonly Range[] = [
  ...compressionSprings,
  ...closeWoundSprings,
  ...discAndWaveSprings,
  ...dieAndGasSprings,
]
