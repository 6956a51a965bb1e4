import { type Family, families } from '../../src/parts/families/index.ts'
import type { Surface } from '../../src/parts/finishes.ts'
import { buildPart } from '../../src/parts/models/index.ts'
import type { Turn } from '../../src/parts/models/model.ts'
import { frame, placePart } from '../../src/parts/studio/stage.ts'
import { type Exposure, takePicture } from './darkroom.ts'

/** What the renderer asks of the page that holds the studio. */
export interface PictureOrder {
  readonly family: string
  readonly dimensions: Readonly<Record<string, number>>
  readonly surface: Surface
  readonly side: 'front' | 'back'
  /** In the place of the family's own pose, to try one out. */
  readonly turn?: Turn | undefined
  readonly exposure: Exposure
}

declare global {
  interface Window {
    photographPart: (order: PictureOrder) => Promise<string>
  }
}

window.photographPart = async ({ family, dimensions, surface, side, turn, exposure }) => {
  if (!isFamily(family)) throw new Error(`there is no family ${family}`)
  const { bodies, poses } = await buildPart(family, dimensions, surface)
  const group = placePart(bodies, turn ?? poses[side])
  const camera = frame(group, exposure.width / exposure.height)
  const address = takePicture(group, camera, exposure, 1.9)
  for (const { geometry } of bodies) geometry.dispose()
  return address
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name)
}
