import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { imageWidths, parseImageName } from '#contract/catalog/image-name.ts'
import { hostedImage } from '#contract/catalog/images.ts'
import { type Caller, readAnswer } from '../support/caller.ts'
import { drawNoise, drawPlain, imageForm, takePhoto } from '../support/images.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

const folder = join(shop.dataDir, 'images')
/** At how many places a picture of each format is damaged. */
const DAMAGES = Number(process.env.DAMAGES ?? 10)

const upload = async (bytes: Uint8Array, name?: string, who: Caller = shop.admin) =>
  readAnswer(await who.fetch('/image', { method: 'POST', body: imageForm(bytes, name) }))

async function host(bytes: Uint8Array) {
  const answer = await upload(bytes)
  expect(answer).toMatchObject({ status: 201 })
  return hostedImage.strict().parse(answer.body).data
}

const read = async (path: string) => {
  const response = await shop.newVisitor().fetch(path)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** All files of a hosted image, by address. */
function filesOf(url: string): string[] {
  const name = parseImageName(url.split('/').at(-1) ?? '')
  if (!name) throw new Error(`${url} is no address of an image`)
  return imageWidths(name.width).flatMap(width =>
    ['avif', 'webp'].map(format => url.replace(/\d+\.webp$/, `${width}.${format}`)),
  )
}

describe('a photograph', async () => {
  // Upright 1600 x 400: as wide as the widest it comes in, and quick to encode.
  const photo = await takePhoto(400, 1600)
  const image = await host(photo)

  test('is turned upright and comes in AVIF and WebP, 320, 640 and 1280 wide, each smaller than the original', async () => {
    expect(image).toMatchObject({
      width: 1280,
      height: 320,
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(filesOf(image.display_url)).toHaveLength(6)
    for (const url of filesOf(image.display_url)) {
      const { status, bytes } = await read(url)
      expect({ url, status }).toMatchObject({ status: 200 })
      expect(bytes.length).toBeLessThan(photo.length)
      const { width, height, format } = await sharp(bytes).metadata()
      expect(url).toContain(`-${width}.${format === 'heif' ? 'avif' : format}`)
      expect(height).toBe(width / 4)
    }
  })

  test('loses its metadata, including where it was taken', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    for (const url of filesOf(image.display_url)) {
      const { bytes } = await read(url)
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      expect(bytes.includes('Telephone')).toBe(false)
    }
  })

  test('is served as immutable, with its own type and nothing else', async () => {
    const { headers } = await read(image.display_url)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      etag: expect.stringMatching(/^".+"$/),
    })
    const avif = await read(image.display_url.replace('.webp', '.avif'))
    expect(avif.headers.get('content-type')).toBe('image/avif')
  })

  test('answers HEAD without a body and a known ETag with 304', async () => {
    const visitor = shop.newVisitor()
    const head = await visitor.fetch(image.display_url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const etag = head.headers.get('etag') ?? ''
    const again = await visitor.fetch(image.display_url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('uploaded twice has one address, and nothing is written twice', async () => {
    const times = async () =>
      Promise.all(
        (await readdir(folder)).sort().map(async name => [name, (await stat(join(folder, name))).mtimeMs]),
      )
    const before = await times()
    expect(await host(photo)).toEqual(image)
    expect(await times()).toEqual(before)
  })

  test('uploaded again after its files were lost is restored', async () => {
    await rm(folder, { recursive: true })
    expect((await read(image.display_url)).status).toBe(404)
    expect(await host(photo)).toEqual(image)
    expect((await read(image.display_url)).status).toBe(200)
  })

  test('can be the picture of a product', async () => {
    const product = await shop.addProduct({ image: image.display_url })
    expect(product.img).toBe(image.display_url)
  })
})

describe('an image', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'may be a %s, whatever its name says',
    async format => {
      const { width, height, colour } = await host(await drawPlain(format))
      expect({ width, height }).toEqual({ width: 400, height: 300 })
      const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex')
      expect(Math.max(Math.abs(red - 0x33), Math.abs(green - 0x66), Math.abs(blue - 0x99))).toBeLessThan(8)
    },
  )

  test('is never enlarged', async () => {
    const image = await host(await drawPlain('png', { width: 200, height: 150 }))
    expect(image).toMatchObject({ width: 200, height: 150 })
    expect(filesOf(image.display_url)).toHaveLength(2)
  })

  test.each([
    [1, 1],
    [1, 9000],
    [9000, 1],
    [16_000, 2_000],
  ])('may have %i x %i pixels', async (width, height) => {
    const image = await host(await drawPlain('png', { width, height }))
    for (const url of filesOf(image.display_url)) expect(await read(url)).toMatchObject({ status: 200 })
  })

  test('keeps its transparency', async () => {
    const { display_url } = await host(await drawPlain('png', { alpha: 0.5 }))
    expect((await sharp((await read(display_url)).bytes).metadata()).hasAlpha).toBe(true)
  })

  test('may be grey, have 16 bits or be in CMYK', async () => {
    const noise = () => drawNoise(60, 40)
    for (const unusual of [
      await noise().greyscale().toColourspace('b-w').jpeg().toBuffer(),
      await noise().toColourspace('rgb16').png().toBuffer(),
      await noise().toColourspace('cmyk').jpeg().toBuffer(),
      await noise().png({ palette: true }).toBuffer(),
      await noise().jpeg().withIccProfile('p3').toBuffer(),
    ]) {
      const { display_url } = await host(unusual)
      const { space, channels } = await sharp((await read(display_url)).bytes).metadata()
      expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 })
    }
  })

  test('that is animated is reduced to its first frame', async () => {
    const frames = Buffer.alloc(3 * 20 * 40, Buffer.from([255, 0, 0])).fill(
      Buffer.from([0, 0, 255]),
      3 * 20 * 20,
    )
    const moving = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect(await host(moving)).toMatchObject({ width: 20, height: 20, colour: '#ff0000' })
  })

  test('uploaded several times at once has one address', async () => {
    const photo = await takePhoto(300, 200)
    const urls = await Promise.all([1, 2, 3, 4].map(async () => (await host(photo)).display_url))
    expect(new Set(urls).size).toBe(1)
    expect((await readdir(folder)).filter(name => name.startsWith('.'))).toEqual([])
  })
})

describe('anything but a single acceptable image answers 422', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

  test.each([
    ['text', Buffer.from('no picture at all')],
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from(svg)],
    ['an SVG after a declaration', Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg>${svg}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a bare PNG signature', pngSignature],
    [
      'a PNG signature before a page',
      Buffer.concat([pngSignature, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a GIF header before a script', Buffer.from('GIF89a/*<script>*/=alert(1)//')],
    ['a TIFF', await drawPlain('tiff')],
    ['zeros', Buffer.alloc(100_000)],
    ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(5000, 7)])],
  ])('%s named .png', async (_, bytes) => {
    const name = 'picture.png'
    expectProblem(await upload(bytes, name), 422, ['image'])
  })

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('half a %s', async format => {
    const whole = await drawNoise(150, 100).toFormat(format).toBuffer()
    expectProblem(await upload(whole.subarray(0, whole.length / 2)), 422, ['image'])
  })

  test('a PNG that claims to be endless', async () => {
    const bomb = Buffer.from(await drawPlain('png'))
    bomb.writeUInt32BE(2 ** 31 - 1, 16)
    bomb.writeUInt32BE(2 ** 31 - 1, 20)
    expectProblem(await upload(bomb), 422, ['image'])
  })

  test('41 megapixels in a small file', async () => {
    const large = await drawPlain('png', { width: 8200, height: 5000 })
    expect(large.length).toBeLessThan(1_000_000)
    expect(expectProblem(await upload(large), 422, ['image']).detail).toContain('40 megapixels')
  })

  test.each([
    ['no field', new FormData()],
    ['text in the field', formWith('image', 'data:image/png;base64,AAAA')],
    ['a file in another field', formWith('file', new File(['x'], 'a.png'))],
  ])('%s', async (_, body) => {
    expectProblem(await readAnswer(await shop.admin.fetch('/image', { method: 'POST', body })), 422, [
      'image',
    ])
  })

  test('two files', async () => {
    const body = imageForm(await drawPlain('png'))
    body.append('image', new File(['x'], 'a.png'))
    expectProblem(await readAnswer(await shop.admin.fetch('/image', { method: 'POST', body })), 422, [
      'image',
    ])
  })

  test('damaged anywhere is either an image or refused, never a 5xx', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const whole = await drawNoise(64, 48).toFormat(format).toBuffer()
      for (let at = 0; at < whole.length; at += Math.ceil(whole.length / DAMAGES)) {
        const damaged = Buffer.from(whole)
        damaged.fill(0xff, at, at + 3)
        expect([201, 422]).toContain((await upload(damaged)).status)
      }
    }
  })

  function formWith(name: string, value: string | File): FormData {
    const form = new FormData()
    form.set(name, value)
    return form
  }
})

test('another content type than a form answers 415', async () => {
  expectProblem(await shop.admin.send('POST', '/image', { image: 'https://example.com/a.png' }), 415)
})

test('malformed multipart answers 400', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = { method: 'POST', headers, body: 'nothing of the kind' }
  expectProblem(await readAnswer(await shop.admin.fetch('/image', request)), 400)
})

describe('a file that is too large answers 413 naming the field', () => {
  test.each([11 * 1024 * 1024, 10 * 1024 * 1024 + 1])('%i bytes', async size => {
    expectProblem(await upload(Buffer.alloc(size)), 413, ['image'])
  })

  test('without a declared length', async () => {
    const endless = new ReadableStream({
      pull: controller => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = { method: 'POST', headers, body: endless, duplex: 'half' as const }
    expectProblem(await readAnswer(await shop.admin.fetch('/image', request)), 413, ['image'])
  })

  test('exactly 10 MB are within the limit', async () => {
    expectProblem(await upload(Buffer.alloc(10 * 1024 * 1024)), 422, ['image'])
  })
})

describe('permission to upload', () => {
  test.each([
    ['a visitor', 401, async () => shop.newVisitor()],
    ['a customer', 403, () => shop.signUp()],
  ])('%s may not: %i before a byte is read', async (_, status, who) => {
    let pulled = 0
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1
          controller.enqueue(new Uint8Array(1024))
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = { method: 'POST', headers, body, duplex: 'half' as const }
    expectProblem(await readAnswer(await (await who()).fetch('/image', request)), status)
    expect(pulled).toBe(0)
  })

  test('is denied to pages of other sites', async () => {
    const body = imageForm(await drawPlain('png'))
    const headers = { origin: 'https://evil.example' }
    expectProblem(await readAnswer(await shop.admin.fetch('/image', { method: 'POST', headers, body })), 403)
  })

  test('GET /image answers 405', async () => {
    const answer = await shop.admin.send('GET', '/image')
    expectProblem(answer, 405)
    expect(answer.headers.get('allow')).toBe('POST')
  })
})

test('other calls keep their limit and read JSON whatever the content type', async () => {
  const large = JSON.stringify({ review: 'x'.repeat(1_000_000) })
  expectProblem(await readAnswer(await shop.admin.fetch('/review', { method: 'POST', body: large })), 413)
  const body = JSON.stringify({ rating: 5, review: 'Good.', name: 'A', address: 'B' })
  expect((await shop.admin.fetch('/review', { method: 'POST', body })).status).toBe(201)
})

describe('paths that are not images answer 404', async () => {
  const { display_url } = await host(await drawPlain('png'))
  const name = display_url.replace('/images/', '')

  test.each([
    `/images/${name}.bak`,
    `/images/${name.replace('.webp', '.svg')}`,
    `/images/${name.replace('-400.', '-640.')}`,
    `/images/.${name}`,
    `/images/${name}%00`,
    `/images/%2e%2e%2fauth-secret`,
    `/images/..%2fauth-secret`,
    `/images/..%5cauth-secret`,
    `/images/%252e%252e%252fauth-secret`,
    `/images/${encodeURIComponent(`../images/${name}`)}`,
    `/images/${encodeURIComponent('/etc/passwd')}`,
    `/images/${'A'.repeat(43)}-000000-640.webp`,
    `/images/${'x'.repeat(300)}`,
  ])('%s', async path => {
    expectProblem(await shop.newVisitor().send('GET', path), 404)
  })
})
