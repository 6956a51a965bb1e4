import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './plain-bushes.ts'
import { closed } from './ring-sections.ts'

/** How many flats a bush is made of: it is nothing but round. */
const SEGMENTS = 192

/** A plain bush about y, in the middle of y = 0. */
const plainBush = defineModel(families['plain-bush'], {
  build: ({ section }, surface) => [{ geometry: revolve(closed(section), SEGMENTS), surface }],
  poses: { front: [0, 16, 0], back: [90, 30, 0] },
})

/** A flanged bush about y, its flange on top, standing on y = 0. */
const flangedBush = defineModel(families['flanged-bush'], {
  build: ({ section }, surface) => [{ geometry: revolve(closed(section), SEGMENTS), surface }],
  poses: { front: [0, 16, 0], back: [0, -160, 0] },
})

export default { 'plain-bush': plainBush, 'flanged-bush': flangedBush }
