import { list, readTable } from './read-table.ts'
import { coarsePitch } from './threads.ts'

export const iso4032 = readTable('iso-4032', ['s', 'm'])

export const din934 = readTable('din-934', ['s', 'm'], { P: list })

export const iso4033 = readTable('iso-4033', ['s', 'm'])

export const din555 = readTable('din-555', ['s', 'm'])

export const iso4035 = readTable('iso-4035', ['s', 'm'])

export const din439 = readTable('din-439', ['s', 'm'])

export const iso4036 = readTable('iso-4036', ['s', 'm'])

export const iso8673 = readTable('iso-8673', ['s', 'm'], { P: list })

export const iso8674 = readTable('iso-8674', ['s', 'm'], { P: list })

export const iso8675 = readTable('iso-8675', ['s', 'm'], { P: list })

export const din6334 = readTable('din-6334', ['s', 'm'])

export const din985 = readTable('din-985', ['s', 'h', 'm'])

export const iso7040 = readTable('iso-7040', ['s', 'h', 'm'])

export const iso7041 = readTable('iso-7041', ['s', 'h', 'm'])

export const iso10511 = readTable('iso-10511', ['s', 'h', 'm'])

export const iso10512 = readTable('iso-10512', ['s', 'h', 'm'], { P: list })

export const din980 = readTable('din-980', ['s', 'h', 'm'])

export const iso7719 = readTable('iso-7719', ['s', 'h', 'm'])

export const iso7720 = readTable('iso-7720', ['s', 'h', 'm'])

export const iso10513 = readTable('iso-10513', ['s', 'h', 'm'], { P: list })

export const iso7043 = readTable('iso-7043', ['s', 'h', 'm', 'dc', 'c'])

export const iso12125 = readTable('iso-12125', ['s', 'h', 'm', 'dc', 'c'], { P: list })

export const iso7044 = readTable('iso-7044', ['s', 'h', 'm', 'dc', 'c'])

export const iso4161 = readTable('iso-4161', ['s', 'm', 'dc', 'c'])

export const en1661 = readTable('en-1661', ['s', 'm', 'dc', 'c'])

export const iso10663 = readTable('iso-10663', ['s', 'm', 'dc', 'c'], { P: list })

export const din6331 = readTable('din-6331', ['s', 'm', 'd1', 'a'])

export const din6330 = readTable('din-6330', ['s', 'm', 'd1', 'r'])

export const din1587 = readTable('din-1587', ['s', 'h', 'm', 'dk', 't'])

export const din315 = readTable('din-315', ['e', 'h', 'm', 'd2', 'd3', 'g'])

export const din557 = readTable('din-557', ['s', 'm'])

export const din562 = readTable('din-562', ['s', 'm'])

export const din935Slotted = readTable('din-935-slotted', ['s', 'm', 'w', 'n', 'N'])

export const din935 = readTable('din-935', ['s', 'm', 'w', 'n', 'N', 'de'])

export const din508 = readTable('din-508', ['e', 'f', 'h', 'k'], { d: list })

/** A nut with this thread for a slot of this width, in mm. */
export function slotNut(d: number, a: number) {
  const { e, f, h, k } = din508.row(a)
  return { d, a, h, e, k, f, P: coarsePitch(d) }
}

export const din466 = readTable('din-466', ['dk', 'h', 'k', 'ds'])

export const hexNuts = readTable('asme-b18-2-2-hex-nuts', ['s', 'm'])

export const jamNuts = readTable('asme-b18-2-2-jam-nuts', ['s', 'm'])

export const machineScrewNuts = readTable('asme-b18-2-2-machine-screw-nuts', ['s', 'm'])

export const squareNuts = readTable('asme-b18-2-2-square-nuts', ['s', 'm'])

export const slottedNuts = readTable('asme-b18-2-2-slotted-nuts', ['s', 'm', 'w', 'n', 'N'])

export const flangeNuts = readTable('asme-b18-2-2-flange-nuts', ['s', 'm', 'dc', 'c'])

export const couplingNuts = readTable('asme-b18-2-2-coupling-nuts', ['s', 'm'])

export const asmeB18166 = readTable('asme-b18-16-6', ['s', 'h', 'm'])

export const saeJ483Low = readTable('sae-j483-low', ['s', 'h', 'm', 'dk', 't'])

export const saeJ483High = readTable('sae-j483-high', ['s', 'h', 'm', 'dk', 't'])

export const asmeB1869 = readTable('asme-b18-6-9', ['e', 'h', 'm', 'd2', 'd3', 'g'])
