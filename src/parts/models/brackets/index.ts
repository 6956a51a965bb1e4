import type { brackets as families } from '../../families/brackets.ts'
import type { ModelLoaders } from '../model.ts'

export const brackets: ModelLoaders<keyof typeof families> = {}
