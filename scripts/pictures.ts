import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { unpackWoff } from '#adapters/papers/woff.ts'
import site from '#web/content/pictures.json' with { type: 'json' }

/** Generates the icons and the picture for link previews from the shop's own logo and scene: node scripts/pictures.ts */
const INK = '#1a222a'
// Text is set from a font file; the image library reads only TrueType.
const FONT = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff'

const folder = await mkdtemp(join(tmpdir(), 'parts-hub-pictures-'))
const font = join(folder, 'font.ttf')
await writeFile(font, unpackWoff(await readFile(FONT)))

const mark = await readFile('public/favicon.svg')
for (const size of [192, 512]) await save(`icon-${size}`, sharp(await drawMark(size)))
await save('apple-touch-icon', onInk(180, 180, [{ input: await drawMark(132) }]))
// A mask may crop everything outside a circle of four fifths of the width.
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

/** 1200 x 630: the logo, the name and the claim next to the scene of the home page. */
async function drawPreview(): Promise<Sharp> {
  const ground = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><radialGradient id="l" cx=".68" cy=".56" r=".5"><stop stop-color="#8fa1b1" stop-opacity=".8"/><stop offset="1" stop-color="#8fa1b1" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="url(#l)"/><rect y="618" width="1200" height="12" fill="#f26b1d"/></svg>',
  )
  const scene = await sharp(`public${site.scenes.hero}`).resize({ width: 860 }).png().toBuffer()
  return onInk(1200, 630, [
    { input: ground },
    { input: scene, left: 350, top: 70 },
    { input: await drawMark(72), left: 56, top: 64 },
    { input: await write('PARTS HUB', '#eef2f5', 62), left: 146, top: 76 },
    { input: await write('Best Online\nTools Hardware\nManufacturer', '#eef2f5', 70), left: 56, top: 386 },
  ])
}

function write(text: string, colour: string, dpi: number): Promise<Buffer> {
  const markup = `<span foreground="${colour}">${text}</span>`
  return sharp({
    text: { text: markup, font: 'Barlow Condensed SemiBold, 66', fontfile: font, rgba: true, dpi },
  })
    .png()
    .toBuffer()
}
