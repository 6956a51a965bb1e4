import { parseArgs } from 'node:util'
import { ranges } from '../ranges.ts'
import { clashesOf } from '../sheet/clashes.ts'
import type { Size } from '../sizes.ts'
import { sheetOf } from './sample-sheets.ts'
import { samples } from './samples.ts'
import { findingsOf } from './silhouettes.ts'
import { writePicture } from './write-picture.ts'

/**
 * Says by how much each view differs from its model, and what clashes on a sheet:
 *
 *   npm run silhouettes -w parts -- [--out folder] [family | code] ...     samples
 *   npm run silhouettes -w parts -- --of 12 [range] ...                    twelve sizes of each range, evenly spread
 *
 * What has to be mended is marked with '!'. With --out a picture of each view is written.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, of: { type: 'string' } },
})
const isWanted = (...names: string[]) =>
  positionals.length === 0 || names.some(name => positionals.includes(name))
const wanted = values.of
  ? spread(Number(values.of))
  : samples.filter(({ family, code }) => isWanted(family, code))

for (const size of wanted) {
  for (const clash of clashesOf(await sheetOf(size)))
    console.log(`! ${'clash'.padStart(8)}  ${size.family} ${size.code}  ${JSON.stringify(clash)}`)
  for (const { view, share, fault, picture } of await findingsOf(size)) {
    const percent = share === undefined ? '-' : `${(share * 100).toFixed(2)} %`
    const name = `${size.family} ${size.code} ${view.name}`
    console.log(`${fault ? '!' : ' '} ${percent.padStart(8)}  ${name}  ${view.simplified ?? ''}`)
    if (values.out && picture) await writePicture(`${values.out}/${name.replaceAll(' ', '_')}.png`, picture())
  }
}

/** So many sizes of each range, evenly spread from the first to the last. */
function spread(count: number): Size[] {
  return ranges
    .filter(({ code, family }) => isWanted(code, family))
    .flatMap(({ code, family, standard, source, sizes }) => {
      const step = Math.max(1, (sizes.length - 1) / (count - 1))
      const indexes = Array.from({ length: Math.min(count, sizes.length) }, (_, at) => Math.round(at * step))
      return indexes.flatMap(index => {
        const size = sizes[index]
        return size
          ? [{ family, standard, source, code: `${code}-${size.code}`, dimensions: size.dimensions }]
          : []
      })
    })
}
