import { expect, test } from 'vitest'
import { formatImageName, imageWidths, parseImageName } from './image-name.ts'

const hash = `${'aB3-_'.repeat(8)}xyz`
const name = { stem: hash, colour: '0a1b2c', width: 1280, format: 'webp' } as const

test('reads what it has written', () => {
  expect(parseImageName(formatImageName(name))).toEqual(name)
})

test('reads the name of a picture of the catalogue', () => {
  expect(parseImageName('ph-4017-m10x40-front-1a2b3c4d-d0d1d2-640.avif')).toEqual({
    stem: 'ph-4017-m10x40-front-1a2b3c4d',
    colour: 'd0d1d2',
    width: 640,
    format: 'avif',
  })
})

test.each([
  '',
  'bolt.svg',
  `${hash}-0a1b2c-1280.svg`,
  `${hash}-0a1b2c-1280.webp.exe`,
  `${hash}-0a1b2c-0.webp`,
  `${hash}-0a1b2c-12800.webp`,
  `${hash}-0A1B2C-1280.webp`,
  `${'x'.repeat(81)}-0a1b2c-1280.webp`,
  'ab-0a1b2c-1280.webp',
  `../${hash}-0a1b2c-1280.webp`,
  `/${hash}-0a1b2c-1280.webp`,
  `${hash}-0a1b2c-1280.webp\n`,
  `.${hash}-0a1b2c-1280.webp`,
])('rejects %j as the name of an image', text => {
  expect(parseImageName(text)).toBeUndefined()
})

test('an image is stored in its own width and every narrower one', () => {
  expect(imageWidths(1280)).toEqual([320, 640, 1280])
  expect(imageWidths(800)).toEqual([320, 640, 800])
  expect(imageWidths(320)).toEqual([320])
  expect(imageWidths(200)).toEqual([200])
})
