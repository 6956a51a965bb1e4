import { arcPoints, type Point, roundCorners } from '../drawing/kit.ts'

/** Between a ball and its seat, in mm, so that they are two. */
const PLAY = 0.03

/** The section of a bored ball between two flats, [radius, height], in the middle of 0. */
export function chamferedBall(ball: Readonly<Record<'bore' | 'sphere' | 'width' | 'edge', number>>): Point[] {
  const { bore, sphere, width, edge } = ball
  const opening = (Math.asin(width / sphere) * 180) / Math.PI
  const skin = arcPoints([0, 0], sphere / 2, -opening, opening, 24)
  return roundCorners(
    [[bore / 2, width / 2], [bore / 2, -width / 2], ...skin],
    [edge, edge, ...skin.map(() => 0)],
    {
      isClosed: true,
    },
  )
}

/** The section of a ring about such a ball. */
export function chamferedSeat(
  seat: Readonly<Record<'outside' | 'sphere' | 'width' | 'edge', number>>,
): Point[] {
  const { outside, sphere, width, edge } = seat
  const reach = sphere / 2 + PLAY
  const opening = (Math.asin(width / 2 / reach) * 180) / Math.PI
  const skin = arcPoints([0, 0], reach, opening, -opening, 24)
  return roundCorners(
    [[outside / 2, -width / 2], [outside / 2, width / 2], ...skin],
    [edge, edge, ...skin.map(() => 0)],
    { isClosed: true },
  )
}
