import { Box3, Group, MathUtils, Matrix4, Mesh, PerspectiveCamera, Quaternion, Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import type { Body, Turn } from '../solids/model.ts'
import { boxOf } from '../solids/size.ts'
import { rest } from './rest.ts'
import { createMaterial } from './surfaces.ts'

/** One camera language for all: a long lens, from the front right and a little above. */
const FIELD_OF_VIEW = 18
/** From how far right the camera looks, in degrees. */
export const AZIMUTH = 32
const ELEVATION = 24

/** How many patches of a surface's roughness there are across a part. */
const PATCHES_ACROSS = 30

/** How much of the picture the part fills. */
const FILL = 0.84
/** A part less than half as high as it is wide in the picture is shown larger by this factor. */
const SLENDER = { ratio: 0.45, factor: 1.13 }

/** A part as the studio shows it alone: at rest on the table (y = 0), in the middle, 2 across its box. */
export function placePart(bodies: readonly Body[], turn: Turn, isUpright = false): Group {
  const part = layDown(bodies, turn, isUpright)
  part.scale.setScalar(2 / diagonalOf(bodies))
  settle(part)
  return part
}

/** A part in its materials, turned as it comes to rest from its pose, or upright as it is given; in mm. */
export function layDown(bodies: readonly Body[], turn: Turn, isUpright = false): Group {
  const part = dress(bodies)
  const pose = quaternionOf(turn)
  part.quaternion.copy(isUpright ? pose : rest(bodies, pose))
  settle(part)
  return part
}

/** A part in its materials; in mm, as it was built. */
export function dress(bodies: readonly Body[]): Group {
  const part = new Group()
  const grain = PATCHES_ACROSS / diagonalOf(bodies)
  const materials = new Map<Surface, ReturnType<typeof createMaterial>>()
  for (const { geometry, surface } of bodies) {
    const material = materials.get(surface) ?? createMaterial(surface, grain)
    materials.set(surface, material)
    part.add(new Mesh(geometry, material))
  }
  return part
}

/** Moves a group so that it stands on the table, in the middle. */
export function settle(group: Group): void {
  group.position.set(0, 0, 0)
  group.updateMatrixWorld(true)
  const box = new Box3().setFromObject(group, true)
  const middle = box.getCenter(new Vector3())
  group.position.set(-middle.x, -box.min.y, -middle.z)
  group.updateMatrixWorld(true)
}

function quaternionOf([x, y, z]: Turn): Quaternion {
  const about = (axis: Vector3, degrees: number) =>
    new Quaternion().setFromAxisAngle(axis, MathUtils.degToRad(degrees))
  return about(new Vector3(0, 0, 1), z)
    .multiply(about(new Vector3(0, 1, 0), y))
    .multiply(about(new Vector3(1, 0, 0), x))
}

/** The diagonal of the box round a part, in mm. */
function diagonalOf(bodies: readonly Body[]): number {
  return boxOf(bodies).getSize(new Vector3()).length()
}

/** A camera of the house, that shows a group whole and as large as the picture allows. */
export function frame(group: Group, aspect: number, fill = FILL): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.1, 100)
  const azimuth = MathUtils.degToRad(AZIMUTH)
  const elevation = MathUtils.degToRad(ELEVATION)
  const direction = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  const target = new Box3().setFromObject(group, true).getCenter(new Vector3())
  let distance = 12
  // The picture's middle and size follow from each other through the perspective: a few rounds settle both.
  for (let round = 0; round < 6; round++) {
    look(camera, target, direction, distance)
    const { left, right, bottom, top } = outlineOf(group, camera)
    const width = (right - left) / 2
    const height = (top - bottom) / 2
    const halfHeight = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2)) * distance
    const sideways = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const upwards = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(sideways, ((left + right) / 2) * halfHeight * aspect)
    target.addScaledVector(upwards, ((bottom + top) / 2) * halfHeight)
    const isSlender = height < width * SLENDER.ratio
    distance *= Math.max(width, height) / (isSlender ? fill * SLENDER.factor : fill)
  }
  look(camera, target, direction, distance)
  return camera
}

function look(camera: PerspectiveCamera, target: Vector3, direction: Vector3, distance: number): void {
  camera.position.copy(target).addScaledVector(direction, distance)
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
}

/** The group's outline in the picture, from -1 to 1. */
function outlineOf(group: Group, camera: PerspectiveCamera) {
  const toPicture = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
  const outline = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  const point = new Vector3()
  group.traverse(object => {
    if (!(object instanceof Mesh)) return
    const positions = object.geometry.getAttribute('position')
    const transform = new Matrix4().multiplyMatrices(toPicture, object.matrixWorld)
    for (let index = 0; index < positions.count; index++) {
      point.fromBufferAttribute(positions, index).applyMatrix4(transform)
      outline.left = Math.min(outline.left, point.x)
      outline.right = Math.max(outline.right, point.x)
      outline.bottom = Math.min(outline.bottom, point.y)
      outline.top = Math.max(outline.top, point.y)
    }
  })
  return outline
}
