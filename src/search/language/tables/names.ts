import type { Names } from './name-rows.ts'
import { MACHINE_PARTS } from './names-of-machine-parts.ts'
import { NUTS } from './names-of-nuts.ts'
import { PINS } from './names-of-pins.ts'
import { SCREWS } from './names-of-screws.ts'
import { TOOLS } from './names-of-tools.ts'

export const NAMES: Names = [...SCREWS, ...NUTS, ...PINS, ...TOOLS, ...MACHINE_PARTS]
