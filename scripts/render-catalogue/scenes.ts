import { finishes } from '@parts-hub/parts'
import { type Body, buildPart, type Turn } from '@parts-hub/parts/model'
import { AZIMUTH, dress, extrude, layDown, settle } from '@parts-hub/parts/studio'
import { Group, MathUtils } from 'three'
import type { CataloguePart } from '#server/seed/catalogue/index.ts'
import type { SceneName } from './scene-sizes.ts'

/** What a scene has to know of the catalogue's parts: the page with the studio reads no files. */
export type SceneParts = readonly Pick<CataloguePart, 'sku' | 'family' | 'dimensions' | 'finish'>[]

/** A part of the catalogue in a scene. */
interface Placed {
  readonly sku: string
  /** The position of its centre on the table as seen in the picture: to the right, and towards the viewer; in mm. */
  readonly at: readonly [right: number, near: number]
  /** Its rotation relative to its own picture, in degrees. */
  readonly yaw?: number
  /** Replaces the pose of its own picture. */
  readonly turn?: Turn
  /** Its height above the table if it leans on other parts, in mm. */
  readonly lift?: number
}

const hero: readonly Placed[] = [
  { sku: 'PH-13889-4T75', at: [-86, -58], yaw: 8 },
  { sku: 'PH-GEAR-M2-Z30', at: [14, -66], turn: [62, 0, 0], yaw: -14 },
  { sku: 'PH-JAW-24', at: [92, -50], yaw: 14 },
  { sku: 'PH-625-6205', at: [-26, -2], yaw: -12 },
  { sku: 'PH-3124-24', at: [58, 6], yaw: 20 },
  { sku: 'PH-4017-M16X80-A2', at: [-104, 22], yaw: 12 },
  { sku: 'PH-3113-13', at: [-52, 86], yaw: 8 },
  { sku: 'PH-6527-16-TIN', at: [120, 24], yaw: -8 },
  { sku: 'PH-338-10.0', at: [94, 88], yaw: 12 },
  { sku: 'PH-4762-M8X40', at: [0, 60], yaw: 50 },
  { sku: 'PH-4032-M10', at: [-56, 46], yaw: 20 },
  { sku: 'PH-1587-M8', at: [34, 36] },
  { sku: 'PH-7093-M8-BR', at: [-30, 42], turn: [0, 0, 0] },
  { sku: 'PH-985-M10', at: [34, 104], yaw: 30 },
]

const appliances: readonly Placed[] = [
  { sku: 'PH-LF-M10X60-50', at: [-56, 0] },
  { sku: 'PH-625-6205-2RS', at: [6, -18] },
  { sku: 'PH-EXT-2X16X70', at: [10, 44], yaw: 10 },
  { sku: 'PH-BH-80X60-A2', at: [70, 0], yaw: -20 },
]

const industrial: readonly Placed[] = [
  { sku: 'PH-GEAR-M2-Z30', at: [-44, -26] },
  { sku: 'PH-JAW-24', at: [32, -34], yaw: 20 },
  { sku: 'PH-606-08B-Z17', at: [52, 38], yaw: 10 },
  { sku: 'PH-6527-16-TIN', at: [-40, 48], yaw: 10 },
]

const shipping: readonly Placed[] = [
  { sku: 'PH-13889-4T75', at: [-80, -40] },
  { sku: 'PH-1677-CH10', at: [70, -50], yaw: 20 },
  { sku: 'PH-580-M20-A2', at: [118, 40], yaw: 20 },
  { sku: 'PH-1480-M16-HE', at: [-30, 92], yaw: 6 },
]

/** The arrangements for pictures of more than one part. */
export const scenes: Readonly<Record<SceneName, (parts: SceneParts) => Promise<Group>>> = {
  hero: parts => gather(hero, parts),
  appliances: parts => gather(appliances, parts),
  industrial: parts => gather(industrial, parts),
  shipping: parts => gather(shipping, parts),
  'not-found': layNotFound,
}

async function gather(placed: readonly Placed[], parts: SceneParts): Promise<Group> {
  const scene = new Group()
  for (const item of placed) scene.add(await stand(item, parts))
  // Converts the picture's directions to the table's: the camera looks from the right.
  scene.rotation.y = MathUtils.degToRad(AZIMUTH)
  return scene
}

async function stand(
  { sku, at: [right, near], yaw = 0, turn, lift = 0 }: Placed,
  parts: SceneParts,
): Promise<Group> {
  const part = parts.find(known => known.sku === sku)
  if (!part) throw new Error(`there is no part ${sku}`)
  const { bodies, poses } = await buildPart(part.family, part.dimensions, finishes[part.finish])
  return standAt(
    layDown(bodies, turn ?? poses.front, turn === undefined && poses.isUpright),
    [right, near],
    yaw - AZIMUTH,
    lift,
  )
}

function standAt(part: Group, [x, z]: readonly [number, number], yaw: number, lift = 0): Group {
  const place = new Group().add(part)
  place.position.set(x, lift, z)
  place.rotation.y = MathUtils.degToRad(yaw)
  return place
}

/** 404, with a bearing as the zero. */
async function layNotFound(parts: SceneParts): Promise<Group> {
  const scene = await gather([{ sku: 'PH-625-6205', at: [0, 0], turn: [90, 0, 0], yaw: 14 }], parts)
  for (const side of [-1, 1]) scene.add(standAt(standingFour(52, 14), [side * 53, 0], -14))
  return scene
}

function standingFour(height: number, depth: number): Group {
  const stroke = height * 0.19
  const foot = height * 0.24
  const stem = height * 0.62
  const width = height * 0.74
  const outline: [number, number][] = [
    [stem - stroke / 2, 0],
    [stem + stroke / 2, 0],
    [stem + stroke / 2, foot],
    [width, foot],
    [width, foot + stroke],
    [stem + stroke / 2, foot + stroke],
    [stem + stroke / 2, height],
    [stem - stroke / 2, height],
    [0, foot + stroke],
    [0, foot],
    [stem - stroke / 2, foot],
  ]
  const gap: [number, number][] = [
    [stroke * 0.95, foot + stroke],
    [stem - stroke / 2, foot + stroke],
    [stem - stroke / 2, height - stroke * 1.35],
  ]
  const bodies: Body[] = [
    { geometry: extrude(outline, { depth, bevel: 0.8, holes: [gap] }), surface: 'orange-paint' },
  ]
  const four = dress(bodies)
  settle(four)
  return four
}
