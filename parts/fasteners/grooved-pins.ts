import {
  defineFamily,
  frontView,
  height,
  line,
  lying,
  type Point,
  path,
  sideView,
  turned,
  turnedEnd,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { domeBelow } from './pin-ends.ts'

/** A groove where it is deepest, as a share of the diameter, and half its angle seen from the axis, in degrees. */
const DEPTH = 1 / 12
const HALF_ANGLE = 7.5
/** Places along a groove at which its depth is reckoned. */
const STEPS = 16

/** How deep a groove is along its length, from the top (0) down to its end (1): 1 where it is deepest. */
type Run = (share: number) => number

/** Grooves that run out downwards: full length and half length taper grooved, ISO 8744 and ISO 8745. */
const taperGroovedPin = groovedPin('end', share => 1 - share)

/** Grooves that run out at the top: half length reverse taper grooved, ISO 8741. */
const reverseGroovedPin = groovedPin('end', share => share)

/** Grooves in the middle that run out on both sides: centre grooved, ISO 8742 and ISO 8743. */
const centreGroovedPin = groovedPin('middle', share => 1 - (2 * share - 1) ** 2)

export default {
  'taper-grooved-pin': taperGroovedPin,
  'reverse-grooved-pin': reverseGroovedPin,
  'centre-grooved-pin': centreGroovedPin,
}

/** A pin with domed ends and three grooves along it, one of them in front: y = 0 at its lower end. */
function groovedPin(place: 'end' | 'middle', run: Run) {
  return defineFamily({
    terms: {
      d: ['Diameter', 'mm'],
      l: ['Length', 'mm'],
      g: ['Length of the grooves', 'mm'],
      a: ['Height of the ends', 'mm'],
    },
    form: dimensions => {
      const { d, l, g, a } = dimensions
      const end = domeBelow(d / 2, a)
      const profile: readonly Point[] = [...end, ...end.toReversed().map(([r, h]): Point => [r, l - h])]
      const top = place === 'end' ? l : (l + g) / 2
      // Grooves over the whole length run out where the dome begins.
      const foot = Math.max(top - g, a)
      /** Along the grooves from their top: the height, and how deep they are there as a share. */
      const grooves = Array.from({ length: STEPS + 1 }, (_, step) => ({
        y: top - ((top - foot) * step) / STEPS,
        share: run(step / STEPS),
      }))
      return { ...dimensions, profile, grooves, depth: d * DEPTH, halfAngle: HALF_ANGLE }
    },
    draw: ({ d, l, g, a, profile, grooves, depth, halfAngle }) => {
      const halfWidth = (share: number) => (d / 2) * Math.sin((halfAngle * share * Math.PI) / 180)
      // In the domes the grooves are cut short.
      const seen = grooves.filter(({ y }) => y <= l - a + 1e-9 && y >= a - 1e-9)
      const edge = seen.map(({ y, share }): Point => [0 - y, halfWidth(share)])
      const outline = [...edge, ...edge.toReversed().map(([x, y]): Point => [x, 0 - y])]
      const [first = { y: l, share: 0 }] = grooves
      const bottom = first.y - g
      return {
        views: [
          frontView(
            [
              turned(lying(profile.toReversed())),
              path([...outline, ...outline.slice(0, 1)]),
              line([-first.y, 0], [-bottom, 0], 'thin'),
              width('l', [-l, 0], [0, 0], 'below'),
              width('g', [-first.y, d / 2], [-bottom, d / 2], 'above'),
              height('d', [-a, -d / 2], [-a, d / 2], 'right', { prefix: '⌀' }),
            ],
            { axes: ['y', 'x'] },
          ),
          sideView(
            [
              turnedEnd(lying(profile.toReversed())),
              [0, 120, 240].map(angle =>
                path([
                  polar(d / 2, angle - halfAngle),
                  polar(d / 2 - depth, angle),
                  polar(d / 2, angle + halfAngle),
                ]),
              ),
            ],
            { axes: ['z', 'x'] },
          ),
        ],
        notes: ['Three grooves'],
      }
    },
    volume: ({ d, g, profile, grooves, depth, halfAngle }) => {
      const mean = grooves.reduce((sum, { share }) => sum + share ** 2, 0) / grooves.length
      const groove = depth * (d / 2) * Math.sin((halfAngle * Math.PI) / 180)
      return turnedVolume(profile) - 3 * groove * mean * g
    },
  })
}

/** A point at a radius in mm and an angle in degrees. */
function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}
