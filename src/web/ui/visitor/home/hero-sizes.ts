import { WHOLE_WIDTH } from '../../base/page/picture-sources.ts'

/** The width of the picture at the top of the home page: the file preloaded must be the file shown. */
export const HERO_SIZES = `(min-width: 80rem) 56rem, (min-width: 64rem) 64vw, ${WHOLE_WIDTH}`
