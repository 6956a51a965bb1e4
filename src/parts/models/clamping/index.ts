import type { clamping as families } from '../../families/clamping.ts'
import type { ModelLoaders } from '../model.ts'

export const clamping: ModelLoaders<keyof typeof families> = {}
