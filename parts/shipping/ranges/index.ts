import type { Range } from '../../range.ts'
import { lashingAndRigging } from './lashing-and-rigging.ts'
import { liftingGear } from './lifting-gear.ts'

export const shipping: readonly Range[] = [...liftingGear, ...lashingAndRigging]
