import { parseArgs } from 'node:util'
import { sizes } from '../sizes.ts'
import { findingsOf } from './silhouettes.ts'
import { writePicture } from './write-picture.ts'

/**
 * Says by how much each view differs from its model: npm run silhouettes -w parts -- [--out folder] [family | code] ...
 * What has to be mended is marked with '!'. With --out a picture of each view is written.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
const wanted = sizes.filter(
  ({ family, code }) =>
    positionals.length === 0 || positionals.includes(family) || positionals.includes(code),
)
for (const size of wanted)
  for (const { view, share, fault, raster } of await findingsOf(size)) {
    const percent = share === undefined ? '-' : `${(share * 100).toFixed(2)} %`
    const name = `${size.family} ${size.code} ${view.name}`
    console.log(`${fault ? '!' : ' '} ${percent.padStart(8)}  ${name}  ${view.simplified ?? ''}`)
    if (values.out && raster) await writePicture(`${values.out}/${name.replaceAll(' ', '_')}.png`, raster)
  }
