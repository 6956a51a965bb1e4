import { Group, MathUtils } from 'three'
import { catalogue } from '../../src/parts/catalogue/index.ts'
import { finishes } from '../../src/parts/finishes.ts'
import { extrude } from '../../src/parts/makers/extrude.ts'
import type { Point } from '../../src/parts/makers/profile.ts'
import { buildPart } from '../../src/parts/models/index.ts'
import type { Body, Turn } from '../../src/parts/models/model.ts'
import { layDown } from '../../src/parts/studio/stage.ts'

/** A part of the catalogue in a scene: where its middle stands on the table in mm, and how far it is turned there. */
interface Placed {
  readonly sku: string
  readonly x: number
  readonly z: number
  readonly yaw?: number
  readonly turn?: Turn
}

const hero: readonly Placed[] = [{ sku: 'PH-4017-M10X40', x: 0, z: 0 }]

/** The scenes that are more than one part, to be photographed as a whole. */
export const scenes = {
  hero: () => gather(hero),
  'not-found': layNotFound,
} as const satisfies Record<string, () => Promise<Group>>
export type SceneName = keyof typeof scenes

async function gather(placed: readonly Placed[]): Promise<Group> {
  const scene = new Group()
  for (const item of placed) scene.add(await stand(item))
  return scene
}

async function stand({ sku, x, z, yaw = 0, turn }: Placed): Promise<Group> {
  const part = catalogue.find(known => known.sku === sku)
  if (!part) throw new Error(`there is no part ${sku}`)
  const { bodies, poses } = await buildPart(part.family, part.dimensions, finishes[part.finish])
  return standAt(layDown(bodies, turn ?? poses.front), x, z, yaw)
}

function standAt(part: Group, x: number, z: number, yaw: number): Group {
  const place = new Group().add(part)
  place.position.set(x, 0, z)
  place.rotation.y = MathUtils.degToRad(yaw)
  return place
}

/** 404, the nought a bearing. */
async function layNotFound(): Promise<Group> {
  const four = () => standingFour(52, 16)
  const scene = await gather([{ sku: 'PH-6205', x: 0, z: 0, turn: [90, 0, 0] }])
  scene.add(standAt(four(), -52, 0, 0), standAt(four(), 50, 0, 0))
  return scene
}

function standingFour(height: number, depth: number): Group {
  const stroke = height * 0.19
  const foot = height * 0.24
  const stem = height * 0.62
  const width = height * 0.74
  const outline: Point[] = [
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
  const gap: Point[] = [
    [stroke * 0.95, foot + stroke],
    [stem - stroke / 2, foot + stroke],
    [stem - stroke / 2, height - stroke * 1.35],
  ]
  const bodies: Body[] = [
    { geometry: extrude(outline, { depth, bevel: 0.8, holes: [gap] }), surface: 'orange-paint' },
  ]
  return layDown(bodies, [0, 0, 0])
}
