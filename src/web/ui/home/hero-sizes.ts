/** How wide the picture at the top of the home page is shown: what is preloaded must be what is shown. */
export const HERO_SIZES = '(min-width: 80rem) 56rem, (min-width: 64rem) 64vw, 100vw'
