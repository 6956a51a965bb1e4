import type { Names } from './name-rows.ts'
import { DUTCH } from './names-in-dutch.ts'
import { FRENCH } from './names-in-french.ts'
import { ITALIAN } from './names-in-italian.ts'
import { POLISH } from './names-in-polish.ts'
import { PORTUGUESE } from './names-in-portuguese.ts'
import { SPANISH } from './names-in-spanish.ts'

/** What parts are called beside English and German. Of a word of two languages, the first counts. */
export const FOREIGN_NAMES: Names = [...FRENCH, ...SPANISH, ...ITALIAN, ...PORTUGUESE, ...DUTCH, ...POLISH]
