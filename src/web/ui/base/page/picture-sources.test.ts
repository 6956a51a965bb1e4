import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const hash = 'k'.repeat(43)

test.each(['/images/', 'https://pictures.example.com/images/'])(
  'an image under %s comes in every width',
  folder => {
    expect(pictureSources(`${folder}${hash}-a0b1c2-800.webp`)).toEqual({
      avif: [320, 640, 800].map(width => `${folder}${hash}-a0b1c2-${width}.avif ${width}w`).join(', '),
      webp: [320, 640, 800].map(width => `${folder}${hash}-a0b1c2-${width}.webp ${width}w`).join(', '),
    })
  },
)

test('a catalogue picture comes in every width', () => {
  expect(pictureSources('/catalogue/ph-4017-m10x40-front-1a2b3c4d-d0d1d2-1280.webp')).toEqual({
    avif: expect.stringMatching(
      /^\/catalogue\/ph-4017-m10x40-front-1a2b3c4d-d0d1d2-320\.avif 320w, .* 1280w$/,
    ),
    webp: expect.stringContaining('-640.webp 640w'),
  })
})

test.each([
  '/products/bolt.svg',
  'https://i.ibb.co/abc/bolt.webp',
  '/images/bolt-640.webp',
  '/images/bolt-a0b1c2-640.webp',
  '',
])('there is only the one file for %j', url => {
  expect(pictureSources(url)).toBeUndefined()
})
