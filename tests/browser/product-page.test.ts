import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { addressedOf } from '#web/ui/product/facts/addressed-of.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { closeWindows, type Visit, visit } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'
import { findProduct, hasModel } from '../support/products.ts'

afterAll(closeWindows)

/** A small picture is drawn quickly even without a graphics card. */
const SMALL = { width: 375 }
const PATIENCE_MS = 45_000

const STL_HEADER_BYTES = 84
const STL_TRIANGLE_BYTES = 50

/** Opens the page of a product that has a model. */
async function openPart({ page, context }: Visit, isWanted = hasModel): Promise<Product> {
  await signInAsNew(context)
  const part = await findProduct(page, isWanted)
  await page.goto(`/purchase/${part._id}`, { waitUntil: 'networkidle' })
  return part
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const canvasOf = (page: Page) => page.locator('canvas')

async function openModel(page: Page): Promise<Locator> {
  await press(page, 'View in 3D')
  await page.getByText('Model loaded').waitFor()
  await expect.poll(() => countFrames(page)).toBeGreaterThan(0)
  return canvasOf(page)
}

const countFrames = async (page: Page) => Number(await canvasOf(page).getAttribute('data-frames'))

/** A screenshot of the model: the colour channels of each pixel, 0 to 255. */
const photograph = async (canvas: Locator) =>
  sharp(await canvas.screenshot({ timeout: PATIENCE_MS }))
    .removeAlpha()
    .raw()
    .toBuffer()

/** Drags the model a little with the mouse. */
async function dragAcross(page: Page, canvas: Locator): Promise<void> {
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.7, y + height / 2, { steps: 4 })
  await page.mouse.up()
}

/** Swipes the model a little with a finger. */
async function swipeAcross(page: Page, canvas: Locator): Promise<void> {
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: x + width * share, y: y + height / 2 }],
    })
  await touch('touchStart', 0.5)
  for (const share of [0.55, 0.6, 0.65, 0.7]) await touch('touchMove', share)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await finger.detach()
}

/** The standard deviation of a picture's values: 0 for a picture of one colour. */
function spread(picture: Buffer): number {
  const mean = picture.reduce((sum, value) => sum + value, 0) / picture.length
  return Math.sqrt(picture.reduce((sum, value) => sum + (value - mean) ** 2, 0) / picture.length)
}

/** The mean difference between the pixels of two pictures; below 0.2 for the same view twice. */
function compare(before: Buffer, after: Buffer): number {
  return before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0) / before.length
}

test('the page shows standard, SKU, material, finish and every dimension with its unit', () =>
  visit({}, async visited => {
    const { page } = visited
    const part = await openPart(visited)
    const specification = page.getByRole('region', { name: 'Specification' })
    const words = (await specification.innerText()).replaceAll(/\s+/g, ' ')
    for (const fact of [part.sku, part.standard, part.material, part.finish])
      if (fact !== null) expect(words).toContain(fact)
    expect(words).toContain(`Source of dimensions ${part.dimensionSource}`)
    const rows = specification.getByRole('row')
    expect(await rows.count()).toBe(part.dimensions.length + 1)
    for (const [index, { symbol, name, unit }] of part.dimensions.entries()) {
      const row = await rows.nth(index + 1).innerText()
      expect(row).toContain(symbol)
      expect(row).toContain(name)
      expect(row).toContain(unit)
    }
    await expectToFit(page, 320)
  }))

test.each([
  ['hexagon-screws-iso-4017', 'FreeCAD Fasteners workbench'],
  ['cold-chisels-din-6453', 'not confirmed'],
])('the page of the family %s says that the source of its dimensions is: %s', (family, source) =>
  visit({ hasScripts: false }, async ({ page }) => {
    await page.goto(`/parts/${family}`)
    const words = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
    expect(words).toContain(`Source of dimensions ${source}`)
  }),
)

test('the pictures can be switched by buttons, each with a description', () =>
  visit({}, async visited => {
    const { page } = visited
    const part = await openPart(visited)
    const gallery = page.getByRole('region', { name: 'Pictures' })
    expect(part.pictures.length).toBeGreaterThan(1)
    const large = gallery.getByRole('img').first()
    expect(await large.getAttribute('alt')).toContain(part.name)
    const second = gallery.getByRole('button', { name: `Picture 2 of ${part.pictures.length}` })
    expect(await second.getAttribute('aria-pressed')).toBe('false')
    await second.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => large.getAttribute('alt')).toMatch(/seen from the other side$/)
    const shown = () => large.evaluate(image => image instanceof HTMLImageElement && image.currentSrc)
    await expect.poll(shown).toContain(part.pictures[1]?.replace(/-\d+\.webp$/, '-'))
    const file = await page.request.get(part.img)
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }))

test('a picture is enlarged, moved and closed by keyboard, and the focus returns', () =>
  visit({}, async visited => {
    const { page } = visited
    await openPart(visited)
    const opener = page.getByRole('button', { name: /Enlarge$/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const picture = dialog.getByRole('img')
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0
    const before = await widthOf()
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(widthOf).toBeCloseTo(before * 1.5, -1)
    const ground = dialog.getByRole('region', { name: /1.5 times/ })
    const scrolled = () => ground.evaluate(({ scrollLeft }) => scrollLeft)
    const middle = await scrolled()
    expect(middle).toBeGreaterThan(0)
    await ground.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(scrolled).toBeGreaterThan(middle)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  }))

test(
  'the model is fetched only on request, drawn, and turned by keys and buttons',
  () =>
    visit({ ...SMALL, isFresh: true }, async visited => {
      const { page } = visited
      const scripts: Promise<string>[] = []
      page.on('requestfinished', request => {
        if (request.resourceType() !== 'script') return
        scripts.push(
          request
            .response()
            .then(answer => answer?.text() ?? '')
            .catch(() => ''),
        )
      })
      const hasThree = async () =>
        (await Promise.all(scripts)).some(code => code.includes('WebGLRenderTarget'))
      await openPart(visited)
      expect(scripts.length).toBeGreaterThan(0)
      expect(await hasThree()).toBe(false)

      const canvas = await openModel(page)
      expect(await hasThree()).toBe(true)
      expect(await canvas.getAttribute('aria-label')).toMatch(/^3D model of /)
      await expectAccessible(page)

      await canvas.focus()
      // The focus ring appears with the first key.
      await page.keyboard.press('Home')
      const first = await photograph(canvas)
      expect(spread(first)).toBeGreaterThan(10)
      for (const key of ['ArrowRight', 'ArrowUp', '+']) {
        const before = await countFrames(page)
        await page.keyboard.press(key)
        await expect.poll(() => countFrames(page), { message: key }).toBeGreaterThan(before)
      }
      expect(compare(first, await photograph(canvas))).toBeGreaterThan(1)
      await page.keyboard.press('Home')
      await expect.poll(async () => compare(first, await photograph(canvas))).toBeLessThan(0.2)
      await dragAcross(page, canvas)
      await expect.poll(async () => compare(first, await photograph(canvas))).toBeGreaterThan(1)
      const before = await countFrames(page)
      await page.getByRole('button', { name: 'Turn left' }).click()
      await expect.poll(() => countFrames(page)).toBeGreaterThan(before)

      await press(page, 'View in 3D')
      expect(await canvasOf(page).count()).toBe(0)
      await openModel(page)
    }),
  120_000,
)

test('the model is not redrawn while nobody turns or sees it', () =>
  visit(SMALL, async visited => {
    const { page } = visited
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openPart(visited)
    await openModel(page)
    await expect.poll(() => countFrames(page)).toBeGreaterThan(3)
    const rest = async () => {
      const before = await countFrames(page)
      await page.waitForTimeout(400)
      return (await countFrames(page)) - before
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(rest).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => countFrames(page)).toBeGreaterThan(4)
    await canvasOf(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(rest).toBe(0)
  }))

test('a finger turns the model', () =>
  visit(SMALL, async visited => {
    const { page } = visited
    await openPart(visited)
    const canvas = await openModel(page)
    const first = await photograph(canvas)
    const before = await countFrames(page)
    await swipeAcross(page, canvas)
    await expect.poll(() => countFrames(page)).toBeGreaterThan(before)
    await expect.poll(async () => compare(first, await photograph(canvas))).toBeGreaterThan(1)
  }))

test('the page says that the model is loading before building it blocks the page', () =>
  visit({ ...SMALL, isFresh: true }, async visited => {
    const { page } = visited
    await page.addInitScript(() => {
      // Simulates a busy browser by delaying its frames.
      const requestFrame = requestAnimationFrame
      window.requestAnimationFrame = draw => window.setTimeout(() => requestFrame(draw), 300)
      // Records on the canvas whether it had been painted before its graphics context was requested.
      let isDrawn = false
      new MutationObserver(() => {
        isDrawn = false
        if (document.querySelector('canvas[aria-busy=true]'))
          requestAnimationFrame(() =>
            setTimeout(() => {
              isDrawn = true
            }),
          )
      }).observe(document, { childList: true, subtree: true })
      const { getContext } = HTMLCanvasElement.prototype
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
        value(this: HTMLCanvasElement, ...asked: Parameters<typeof getContext>) {
          this.dataset.wasDrawn ??= String(isDrawn)
          return getContext.apply(this, asked)
        },
      })
    })
    await openPart(visited)
    await openModel(page)
    // The second time everything is already fetched, so only the deliberate pause lets the browser paint in between.
    await press(page, 'View in 3D')
    const canvas = await openModel(page)
    expect(await canvas.getAttribute('data-was-drawn')).toBe('true')
  }))

test('without WebGL the pictures stay, with an explanation', () =>
  visit({}, async visited => {
    const { page } = visited
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await openPart(visited)
    await press(page, 'View in 3D')
    await page.getByText('This browser does not support WebGL').waitFor()
    expect(await canvasOf(page).count()).toBe(0)
    await page.getByRole('button', { name: /Enlarge$/ }).waitFor()
    await expectAccessible(page)
  }))

test('the STL file contains as many triangles as its header says, in millimetres', () =>
  visit({}, async visited => {
    const { page } = visited
    const part = await openPart(visited, ({ model }) => model === 'hex-bolt')
    const saving = page.waitForEvent('download')
    await press(page, 'Download STL')
    const download = await saving
    expect(download.suggestedFilename()).toBe(`${part.sku?.toLowerCase()}.stl`)
    const file = await readFile(await download.path())
    const triangles = file.readUInt32LE(STL_HEADER_BYTES - 4)
    expect(triangles).toBeGreaterThan(100)
    expect(file.length).toBe(STL_HEADER_BYTES + triangles * STL_TRIANGLE_BYTES)
    const valueOf = (symbol: string) => part.dimensions.find(found => found.symbol === symbol)?.value ?? NaN
    // The bolt stands upright: the height is length plus head.
    const [, , height] = measure(file, triangles)
    expect(height).toBeCloseTo(valueOf('l') + valueOf('k'), 1)
  }))

test('the STEP file is named after the part, and says what it is, and glTF, a data sheet, a drawing and what is known of its papers stand beside it', () =>
  visit({}, async visited => {
    const { page } = visited
    const part = await openPart(visited, ({ model }) => model === 'hex-nut')
    const saving = page.waitForEvent('download')
    await press(page, 'Download STEP')
    const download = await saving
    expect(download.suggestedFilename()).toBe(`${part.sku?.toLowerCase()}.step`)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(`PRODUCT('${part.sku}'`)
    expect(file).toContain('MANIFOLD_SOLID_BREP')
    const savingGlb = page.waitForEvent('download')
    await press(page, 'Download GLB')
    const glb = await readFile(await (await savingGlb).path())
    expect(glb.toString('latin1', 0, 4)).toBe('glTF')
    for (const name of ['Data sheet (PDF)', 'Drawing (PDF)']) {
      const sheet = await page.getByRole('link', { name }).getAttribute('href')
      const answer = await page.request.get(sheet ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
    await page.goto(partPath(addressedOf(part)), { waitUntil: 'networkidle' })
    const papers = page.getByRole('region', { name: 'Papers' })
    for (const subject of ['RoHS', 'REACH', 'EN 10204'])
      await papers.getByRole('rowheader', { name: subject }).waitFor()
  }))

/** The side lengths of the bounding box of an STL file. */
function measure(file: Buffer, triangles: number): number[] {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let triangle = 0; triangle < triangles; triangle += 1)
    for (let corner = 0; corner < 3; corner += 1)
      for (let axis = 0; axis < 3; axis += 1) {
        const at = STL_HEADER_BYTES + triangle * STL_TRIANGLE_BYTES + 12 + corner * 12 + axis * 4
        const value = file.readFloatLE(at)
        low[axis] = Math.min(low[axis] ?? value, value)
        high[axis] = Math.max(high[axis] ?? value, value)
      }
  return high.map((value, axis) => value - (low[axis] ?? 0))
}
