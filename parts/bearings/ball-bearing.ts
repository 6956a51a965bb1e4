import { defineDrawing } from '../drawing/kit.ts'
import { ballBearingViews } from './ball-bearing-views.ts'

/** An open deep groove ball bearing. */
export default defineDrawing('ball-bearing', dims => ({ views: ballBearingViews(dims, 'open') }))
