import type { Names } from './name-rows.ts'
import { FASTENERS } from './names-of-fasteners.ts'
import { MACHINE_PARTS } from './names-of-machine-parts.ts'
import { TOOLS } from './names-of-tools.ts'

export const NAMES: Names = [...FASTENERS, ...TOOLS, ...MACHINE_PARTS]
