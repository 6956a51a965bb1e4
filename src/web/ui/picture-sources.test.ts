import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const hash = 'k'.repeat(43)

test.each(['/images/', 'https://pictures.example.com/images/'])(
  'an image under %s comes in every width',
  folder => {
    expect(pictureSources(`${folder}${hash}-a0b1c2-800.webp`)).toEqual({
      avif: [320, 640, 800].map(width => `${folder}${hash}-a0b1c2-${width}.avif ${width}w`).join(', '),
      webp: [320, 640, 800].map(width => `${folder}${hash}-a0b1c2-${width}.webp ${width}w`).join(', '),
      colour: '#a0b1c2',
    })
  },
)

test.each(['/products/bolt.svg', 'https://i.ibb.co/abc/bolt.webp', '/images/bolt-640.webp', ''])(
  'of %j there is only the one file',
  url => {
    expect(pictureSources(url)).toBeUndefined()
  },
)
