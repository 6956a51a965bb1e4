import type { cuttingTools as families } from '../../families/cutting-tools.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const cuttingTools: Partial<DrawingLoaders<keyof typeof families>> = {}
