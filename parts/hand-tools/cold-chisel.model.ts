import { boxOutline, loft, type Section } from '../solids/loft.ts'
import { defineModel } from '../solids/model.ts'
import families from './cold-chisel.ts'

/** A flat cold chisel: along y, the cutting edge at y = 0 and the struck end on top. */
export default {
  'cold-chisel': defineModel(families['cold-chisel'], {
    build({ L, b, w, t }, surface) {
      // DIN 6453: the edge is ground to 60 degrees; the blade behind it widens over about a third of the length.
      const edge = t * 0.34
      const wedge = edge / 2 / Math.tan(Math.PI / 6)
      const blade: Section[] = [
        section(0, b - 0.3, 0.12, 0.05),
        section(0.15, b, 0.3, 0.1),
        section(wedge, b, edge, 0.4),
        ...rows(wedge + 0.6, L * 0.42, share => {
          const thickness = edge + (t - 0.3 - edge) * smooth(share) ** 0.8
          return [
            b + (w - 0.3 - b) * smooth(share),
            thickness,
            0.4 + (thickness * 0.46 - 0.4) * smooth(share),
          ]
        }),
      ]
      // The lacquer is a skin over the shank, with soft borders.
      const shank: Section[] = [
        section(L * 0.418, w - 0.6, t - 0.6, t),
        section(L * 0.42, w, t, t),
        section(L * 0.86, w, t, t),
        section(L * 0.863, w - 0.6, t - 0.6, t),
      ]
      const struck: Section[] = [
        section(L * 0.8, w - 0.3, t - 0.3, t),
        ...rows(L * 0.87, L - 2, share => [w - 0.3 - w * 0.2 * share, t - 0.3 - t * 0.2 * share, t]),
        section(L - 1, w * 0.74, t * 0.72, t),
        section(L - 0.3, w * 0.66, t * 0.62, t),
        section(L, w * 0.5, t * 0.46, t),
      ]
      return [
        { geometry: loft(blade), surface: 'ground-steel' },
        { geometry: loft(shank), surface },
        { geometry: loft(struck), surface: 'ground-steel' },
      ]
    },
    poses: { front: [0, 15, 118], back: [0, 70, -112] },
  }),
}

function section(y: number, width: number, depth: number, radius: number): Section {
  return { y, outline: boxOutline(width, depth, radius, 12) }
}

function rows(
  from: number,
  to: number,
  at: (share: number) => readonly [width: number, depth: number, radius: number],
): Section[] {
  return Array.from({ length: 31 }, (_, row) => section(from + ((to - from) * row) / 30, ...at(row / 30)))
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
