import { defineRange, type Range } from '../../range.ts'
import { din763, din766 } from '../../standards/lifting.ts'
import { readRows, text } from '../../standards/read-table.ts'
import { coarsePitch } from '../../standards/threads.ts'

const lashingChains = readRows('en-12195-3', ['d', 'LC'])

const tensioners = readRows('en-12195-2', ['b', 'LC', 'STF', 't', 'L'])

const castings = readRows('iso-1161', ['L', 'B', 'H', 'a', 'b', 'c', 'e', 'g', 'm'], { code: text })

const turnbuckles = readRows('din-1480', ['d', 'l', 'b', 'D', 'F'])

const snapHooks = readRows('din-5299', ['l', 'd', 'b', 'g', 'F'])

const ropeClips = readRows('en-13411-5', ['d', 'd1', 'b', 'M', 'c', 'f', 'L', 't'])

export const lashingAndRigging: readonly Range[] = [
  defineRange('12195', 'lashing-chain', lashingChains, ({ rows }) =>
    rows.map(({ d, LC }) => ({
      code: `CH${d}`,
      label: `${d} x ${3 * d}`,
      dimensions: { d, LC, p: 3 * d, w: tidy(3.6 * d), n: perMetre(3 * d) },
    })),
  ),
  defineRange('12195R', 'ratchet-tensioner', tensioners, ({ rows }) =>
    rows.map(tensioner => ({ code: `${tensioner.b}`, label: `${tensioner.b} mm`, dimensions: tensioner })),
  ),
  defineRange('1161', 'corner-casting', castings, ({ rows }) =>
    rows.map(({ code, ...dimensions }) => ({ code, label: code, dimensions })),
  ),
  defineRange('766', 'link-chain', din766, linkChains),
  defineRange('763', 'link-chain', din763, linkChains),
  defineRange('1480', 'turnbuckle', turnbuckles, ({ rows }) =>
    rows.map(({ d, l, b, D, F }) => ({
      code: `M${d}-HE`,
      label: `M${d}`,
      dimensions: { d, F, l, b, D, L: l + 5.75 * d, e: 1.375 * d, P: coarsePitch(d) },
    })),
  ),
  defineRange('5299', 'snap-hook', snapHooks, ({ rows }) =>
    rows.map(hook => ({
      code: `C${hook.l}`,
      label: `${hook.l} x ${hook.d}`,
      dimensions: hook,
    })),
  ),
  defineRange('13411', 'rope-clip', ropeClips, ({ rows }) =>
    rows.map(clip => ({
      code: `${clip.d}`,
      label: `${clip.d} mm`,
      dimensions: { ...clip, P: coarsePitch(clip.d1) },
    })),
  ),
]

/** The sizes of a table of chains: '8 x 24'. */
function linkChains({ nominals, row }: typeof din766) {
  return nominals.map(d => {
    const { p, w, F } = row(d)
    return { code: `${d}X${p}`, label: `${d} x ${p}`, dimensions: { d, p, w, F, n: perMetre(p) } }
  })
}

/** How many links make up a metre. */
function perMetre(pitch: number): number {
  return Math.round(1000 / pitch)
}

/** To hundredths of a millimetre, without what floating point leaves. */
function tidy(value: number): number {
  return Number(value.toFixed(2))
}
