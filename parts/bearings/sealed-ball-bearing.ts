import { defineDrawing } from '../drawing/kit.ts'
import { ballBearingViews } from './ball-bearing-views.ts'

/** A deep groove ball bearing with a seal on both sides. */
export default defineDrawing('sealed-ball-bearing', dims => ({ views: ballBearingViews(dims, 'sealed') }))
