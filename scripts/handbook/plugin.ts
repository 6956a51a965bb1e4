import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { type NamedPicture, readHandbook } from './read.ts'

/** Pictures are taken with so many dots for each pixel of the page. */
export const DOTS_PER_PIXEL = 2

/** The file of a picture in the dark theme, by the one in the light. */
export const darkFileOf = (file: string): string => file.replace('-light.', '-dark.')

/** Reads the texts of the handbook as the pages are built: browsers get blocks, and the sizes of pictures. */
export function includeHandbook(): Plugin {
  return {
    name: 'include-handbook',
    enforce: 'pre',
    transform: {
      filter: { id: /\/handbook\/[\w-]+\.md$/ },
      async handler(markdown, id) {
        const { title, summary, blocks } = readHandbook(markdown)
        const imports: string[] = []
        const written = await Promise.all(
          blocks.map(async block => {
            if (block.kind !== 'picture') return JSON.stringify(block)
            return writePicture(block, dirname(id), imports)
          }),
        )
        const text = JSON.stringify({ title, summary }).slice(0, -1)
        const code = `${imports.join('\n')}\nexport default ${text},"blocks":[${written.join(',')}]}`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}

/** A picture as code; what it has to import is added to `imports`. */
async function writePicture({ file, alt }: NamedPicture, folder: string, imports: string[]): Promise<string> {
  const { width = 0, height = 0 } = await sharp(join(folder, file)).metadata()
  const place = imports.length
  const [light, dark] = [`light${place}`, `dark${place}`]
  imports.push(
    `import ${light} from ${JSON.stringify(`./${file}?url`)}\nimport ${dark} from ${JSON.stringify(`./${darkFileOf(file)}?url`)}`,
  )
  const size = { width: Math.round(width / DOTS_PER_PIXEL), height: Math.round(height / DOTS_PER_PIXEL) }
  const facts = JSON.stringify({ kind: 'picture', alt, ...size }).slice(0, -1)
  return `${facts},"light":${light},"dark":${dark}}`
}
