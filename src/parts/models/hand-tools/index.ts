import type { handTools as families } from '../../families/hand-tools.ts'
import type { ModelLoaders } from '../model.ts'

export const handTools: ModelLoaders<keyof typeof families> = {}
