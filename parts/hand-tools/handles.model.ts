import { aroundY } from '../solids/around.ts'
import { grid } from '../solids/grid.ts'
import { loft, outlineOf } from '../solids/loft.ts'
import type { Body } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import type { HandleForm } from './handles.ts'

/** A handle of two components: an orange core, and soft black grips let into it. Its lower end is at y = 0. */
export function handleBodies(form: HandleForm): Body[] {
  const { collar, cap, pads } = form
  return [
    { geometry: core(form), surface: 'orange-plastic' },
    ...pads.map((pad): Body => ({ geometry: padOn(form, pad), surface: 'rubber' })),
    { geometry: band(form), surface: 'rubber' },
    { geometry: revolve(collar), surface: 'black-plastic' },
    { geometry: revolve(cap), surface: 'black-plastic' },
  ]
}

function core({ h, capped, coreRadius }: HandleForm) {
  const rows = 90
  return loft(
    Array.from({ length: rows + 1 }, (_, row) => {
      const share = stretch(row / rows)
      return { y: share * (h - capped), outline: outlineOf(angle => coreRadius(share, angle), 144) }
    }),
    { smoothUpTo: 40 },
  )
}

/** Closer rows at both ends, where the curve turns fastest. */
function stretch(share: number): number {
  return share - Math.sin(share * 2 * Math.PI) / 9
}

/** A soft pad on one crest of the swell, a lens with ribs across it. */
function padOn({ h, padSkin }: HandleForm, middle: number) {
  const [rows, columns] = [100, 36]
  return grid(rows + 1, columns + 1, (row, column) => {
    const { share, angle, radius } = padSkin(middle, row / rows, (column / columns) * 2 - 1)
    return aroundY(radius, angle, share * h)
  })
}

/** A soft band round the waist. */
function band({ h, bandSkin }: HandleForm) {
  const rows = 40
  return loft(
    Array.from({ length: rows + 1 }, (_, row) => {
      const { share, radius } = bandSkin(row / rows)
      return { y: share * h, outline: outlineOf(() => radius, 96) }
    }),
  )
}
