import type { bearings as families } from '../../families/bearings.ts'
import type { ModelLoaders } from '../model.ts'

export const bearings: ModelLoaders<keyof typeof families> = {}
