import type { Point } from '../geometry/profile.ts'
import type { Ink } from '../sheet/ink.ts'
import type { Sheet } from '../sheet/sheet.ts'
import { entityTags } from './entities.ts'
import { tableTags } from './tables.ts'
import { pointTags, writeTags } from './tags.ts'

/**
 * The sheet as an ASCII DXF of release 12 (AC1009), which every CAD program reads. The views are 1:1 in mm, the frame is
 * scaled up or down about them. Written here, as the libraries to be had write releases that need handles and objects
 * (@tarikjabiri/dxf: 178 kB for what takes 200 lines) or cannot fill an arrow (dxf-writer).
 */
export function writeDxf(sheet: Sheet): string {
  const toPart = 1 / sheet.scale
  return writeTags([
    [999, `${sheet.part.sku} ${sheet.part.name.replace(/[^\x20-\x7e]/g, '?')}, views 1:1 in mm`],
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1009'],
    [9, '$EXTMIN'],
    ...pointTags([0, 0]),
    [9, '$EXTMAX'],
    ...pointTags([sheet.width * toPart, sheet.height * toPart]),
    [9, '$LTSCALE'],
    [40, toPart],
    [0, 'ENDSEC'],
    ...tableTags(),
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...sheet.ink.flatMap(ink => entityTags(resize(ink, toPart))),
    [0, 'ENDSEC'],
    [0, 'EOF'],
  ])
}

function resize(ink: Ink, by: number): Ink {
  const to = ([x, y]: Point): Point => [x * by, y * by]
  switch (ink.type) {
    case 'path':
      return { ...ink, points: ink.points.map(to) }
    case 'arc':
      return { ...ink, centre: to(ink.centre), radius: ink.radius * by }
    case 'fill': {
      const [one, two, three] = ink.points
      return { ...ink, points: [to(one), to(two), to(three)] }
    }
    case 'text':
      return { ...ink, at: to(ink.at), size: ink.size * by }
  }
}
