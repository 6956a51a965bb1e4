import type { shipping as families } from '../../families/shipping.ts'
import type { ModelLoaders } from '../model.ts'

export const shipping: ModelLoaders<keyof typeof families> = {}
