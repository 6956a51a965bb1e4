import { defineFamily } from '../drawing/kit.ts'
import { ballBearingViews, bearingTerms } from './ball-bearing-views.ts'

/** A deep groove ball bearing with a seal on both sides. */
export default {
  'sealed-ball-bearing': defineFamily({
    terms: bearingTerms,
    form: dimensions => dimensions,
    draw: dims => ({ views: ballBearingViews(dims, 'sealed') }),
  }),
}
