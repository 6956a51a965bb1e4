import type { Range } from '../../range.ts'
import { keysAndSockets } from './keys-and-sockets.ts'
import { spannersAndDrivers } from './spanners-and-drivers.ts'

export const handTools: readonly Range[] = [...spannersAndDrivers, ...keysAndSockets]
