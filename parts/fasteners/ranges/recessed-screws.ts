import type { Range } from '../../range.ts'
import { machineScrews } from './recessed-screws-machine.ts'

export const recessedScrews: readonly Range[] = [...machineScrews]
