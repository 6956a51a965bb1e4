import type { springs as families } from '../../families/springs.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const springs: Partial<DrawingLoaders<keyof typeof families>> = {}
