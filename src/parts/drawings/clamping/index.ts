import type { clamping as families } from '../../families/clamping.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const clamping: Partial<DrawingLoaders<keyof typeof families>> = {}
