/** The width of the picture at the top of the home page: the file preloaded must be the file shown. */
export const HERO_SIZES = '(min-width: 80rem) 56rem, (min-width: 64rem) 64vw, 100vw'
