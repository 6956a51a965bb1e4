import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the fonts that every page loads, of the letters that most pages have, from the whole ones in the packages: node scripts/subset-fonts.ts
 * Which letters, says each face in src/web/fonts.css; src/web/late-fonts.css has the others.
 */
const FOLDER = 'src/web'
const FACE = /url\("\.\/fonts\/(\S+?)(-latin-\d+-normal\.woff2)"\)[^;]*;\s*unicode-range:\s*([^;]+);/g

const css = await readFile(join(FOLDER, 'fonts.css'), 'utf8')
for (const [, family = '', rest = '', ranges = ''] of css.matchAll(FACE)) {
  const name = family + rest
  const whole = await readFile(`node_modules/@fontsource/${family}/files/${name}`)
  const part = await subsetFont(whole, lettersOf(ranges), { targetFormat: 'woff2' })
  await writeFile(join(FOLDER, 'fonts', name), part)
  console.log(`${name}: ${part.length} of ${whole.length} bytes`)
}

/** 'U+0041-0043, U+20AC' as 'ABC€'. */
function lettersOf(ranges: string): string {
  const codes = ranges.split(',').flatMap(range => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map(code => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...codes)
}
