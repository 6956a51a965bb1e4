import { defineFamily } from '../drawing/kit.ts'
import { ballBearingViews, bearingTerms } from './ball-bearing-views.ts'

/** An open deep groove ball bearing. */
export default {
  'ball-bearing': defineFamily({
    terms: bearingTerms,
    form: dimensions => dimensions,
    draw: dims => ({ views: ballBearingViews(dims, 'open') }),
  }),
}
