import type { shipping as families } from '../../families/shipping.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const shipping: Partial<DrawingLoaders<keyof typeof families>> = {}
