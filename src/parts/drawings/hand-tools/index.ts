import type { handTools as families } from '../../families/hand-tools.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const handTools: Partial<DrawingLoaders<keyof typeof families>> = {}
