import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { unpackWoff } from '../src/adapters/woff.ts'

/** Makes the icons and the picture of link previews from the shop's own drawings: node scripts/pictures.ts */
const INK = '#1a222a'
// Text of ours is set in a font file; the picture library reads TrueType only.
const FONT = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'

const folder = await mkdtemp(join(tmpdir(), 'parts-hub-pictures-'))
const font = join(folder, 'font.ttf')
await writeFile(font, unpackWoff(await readFile(FONT)))

const mark = await readFile('public/favicon.svg')
for (const size of [192, 512]) await save(`icon-${size}`, sharp(await drawMark(size)))
await save('apple-touch-icon', onInk(180, 180, [{ input: await drawMark(132) }]))
// A mask may cut off all but a circle of four fifths of the width.
await save('icon-maskable-512', onInk(512, 512, [{ input: await drawMark(340) }]))
await save('og', await drawPreview())
await rm(folder, { recursive: true })

function save(name: string, picture: Sharp): Promise<unknown> {
  return picture.png({ compressionLevel: 9, palette: true }).toFile(`public/${name}.png`)
}

function onInk(width: number, height: number, layers: OverlayOptions[]): Sharp {
  return sharp({ create: { width, height, channels: 4, background: INK } }).composite(layers)
}

function drawMark(size: number): Promise<Buffer> {
  return sharp(mark, { density: size * 3 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** 1200 x 630: the mark, the name and the claim beside three drawings. */
async function drawPreview(): Promise<Sharp> {
  const grid = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><pattern id="g" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M30 0H0V30" fill="none" stroke="#fff" stroke-opacity=".05"/></pattern></defs><rect width="1200" height="630" fill="url(#g)"/><rect y="618" width="1200" height="12" fill="#f26b1d"/></svg>',
  )
  return onInk(1200, 630, [
    { input: grid },
    { input: await drawMark(84), left: 64, top: 96 },
    { input: await write('PARTS HUB', '#eef2f5', 72), left: 168, top: 110 },
    { input: await write('Best Online\nTools Hardware\nManufacturer', '#eef2f5', 84), left: 64, top: 248 },
    { input: await drawPart('torque-wrench-half-inch', 520, 390), left: 616, top: 64 },
    { input: await drawPart('deep-groove-bearing-6308', 254, 100), left: 616, top: 468 },
    { input: await drawPart('spur-gear-module-2-40-teeth', 254, 100), left: 882, top: 468 },
  ])
}

function drawPart(name: string, width: number, height: number): Promise<Buffer> {
  return sharp(`public/products/${name}.svg`, { density: 144 })
    .flatten({ background: '#eef1f4' })
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
}

function write(text: string, colour: string, dpi: number): Promise<Buffer> {
  const markup = `<span foreground="${colour}">${text}</span>`
  return sharp({
    text: { text: markup, font: 'Barlow Condensed SemiBold, 66', fontfile: font, rgba: true, dpi },
  })
    .png()
    .toBuffer()
}
