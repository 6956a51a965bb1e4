import type { springs as families } from '../../families/springs.ts'
import type { ModelLoaders } from '../model.ts'

export const springs: ModelLoaders<keyof typeof families> = {}
