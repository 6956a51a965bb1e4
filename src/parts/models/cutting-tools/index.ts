import type { cuttingTools as families } from '../../families/cutting-tools.ts'
import type { ModelLoaders } from '../model.ts'

export const cuttingTools: ModelLoaders<keyof typeof families> = {}
