/**
 * The width of the picture at the top of the home page: the file preloaded must be the file shown. On phones a little less than it is, whose pixels
 * are too fine for the difference: what is seen first comes with half of the bytes.
 */
export const HERO_SIZES = '(min-width: 80rem) 56rem, (min-width: 64rem) 64vw, (min-width: 40rem) 100vw, 85vw'
