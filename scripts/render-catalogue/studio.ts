import { isFamily, type Surface } from '@parts-hub/parts'
import { buildPart, isMark } from '@parts-hub/parts/model'
import { frame, placePart } from '@parts-hub/parts/studio'
import { Box3, Group, Mesh, Vector3 } from 'three'
import { type Exposure, takePicture } from './darkroom.ts'
import type { SceneName } from './scene-sizes.ts'
import { type SceneParts, scenes } from './scenes.ts'

/** What the renderer requests from the page with the studio. */
export interface PartOrder {
  readonly family: string
  readonly dimensions: Readonly<Record<string, number>>
  readonly surface: Surface
  readonly side: 'front' | 'back'
  /** It stands for other sizes too: marks of this one are left out. */
  readonly isShared?: boolean
  readonly exposure: Exposure
}

export interface SceneOrder {
  readonly scene: SceneName
  readonly parts: SceneParts
  readonly exposure: Exposure
}

declare global {
  interface Window {
    /** Both return a PNG as a data URL. */
    photographPart: (order: PartOrder) => Promise<string>
    photographScene: (order: SceneOrder) => Promise<string>
  }
}

window.photographPart = async ({ family, dimensions, surface, side, isShared, exposure }) => {
  if (!isFamily(family)) throw new Error(`there is no family ${family}`)
  const { bodies, poses } = await buildPart(family, dimensions, surface)
  const shown = isShared ? bodies.filter(({ geometry }) => !isMark(geometry)) : bodies
  return photograph(placePart(shown, poses[side], poses.isUpright), exposure)
}

window.photographScene = async ({ scene, parts, exposure }) => {
  const group = await scenes[scene](parts)
  const size = new Box3().setFromObject(group, true).getSize(new Vector3()).length()
  group.scale.setScalar(2 / size)
  group.updateMatrixWorld(true)
  return photograph(new Group().add(group), exposure)
}

function photograph(group: Group, exposure: Exposure): string {
  const address = takePicture(group, frame(group, exposure.width / exposure.height), exposure)
  group.traverse(object => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
  })
  return address
}
