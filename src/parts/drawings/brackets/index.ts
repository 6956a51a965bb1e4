import type { brackets as families } from '../../families/brackets.ts'
import type { DrawingLoaders } from '../drawing.ts'

export const brackets: Partial<DrawingLoaders<keyof typeof families>> = {}
