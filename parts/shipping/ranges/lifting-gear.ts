import { defineRange, type Range, threadsOf } from '../../range.ts'
import { bowShackle, din580, din582, en13889, eyeBolt, eyeNut } from '../../standards/lifting.ts'
import { list, readRows } from '../../standards/read-table.ts'

const hooks = readRows('en-1677-2', ['d', 'WLL', 'E', 'B', 'H', 'D', 'g'])

const ropes = readRows('en-13414-1', ['d', 'WLL'], { lengths: list })

const thimbles = readRows('din-6899', ['d', 'W', 'l', 's'])

export const liftingGear: readonly Range[] = [
  defineRange('580', 'eye-bolt', din580, threadsOf(eyeBolt)),
  defineRange('582', 'eye-nut', din582, threadsOf(eyeNut)),
  defineRange('13889', 'bow-shackle', en13889, ({ nominals }) =>
    nominals.map(WLL => ({
      // As shackles are marked: 4T75.
      code: `${WLL}${Number.isInteger(WLL) ? 'T' : ''}`.replace('.', 'T'),
      label: `${WLL} t`,
      dimensions: bowShackle(WLL),
    })),
  ),
  defineRange('1677', 'sling-hook', hooks, ({ rows }) =>
    rows.map(hook => ({ code: `CH${hook.d}`, label: `${hook.d} mm chain`, dimensions: hook })),
  ),
  defineRange('13414', 'rope-sling', ropes, ({ rows }) =>
    rows.flatMap(({ d, WLL, lengths }) => {
      const thimble = thimbles.rows.find(one => one.d === d)
      if (!thimble) return []
      return lengths.map(L => ({
        code: `${d}X${L}`,
        label: `${d} x ${L}`,
        dimensions: { ...thimble, WLL, L },
      }))
    }),
  ),
]
