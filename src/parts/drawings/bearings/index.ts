import type { bearings as families } from '../../families/bearings.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const bearings: Partial<DrawingLoaders<keyof typeof families>> = {}
