import { join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { chromium as playwright } from 'playwright-core'
import { build } from 'vite'
import type { PartOrder, SceneOrder } from './studio.ts'

const GRAPHICS = [
  '--no-sandbox',
  '--disable-quic',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** A browser page with the studio, rendered on the CPU, so that every machine produces the same pictures. */
export async function openStudio() {
  const code = await bundleStudio()
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter(
        arg => !/^--(single-process|use-gl|use-angle|in-process-gpu|disable-gpu)/.test(arg),
      ),
      ...GRAPHICS,
    ],
  })
  const page = await browser.newPage()
  page.on('console', message => console.error(`studio: ${message.text()}`))
  page.on('pageerror', error => console.error(`studio: ${error.message}`))
  await page.setContent('<!doctype html><title>Studio</title>')
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => 'photographPart' in window)
  page.setDefaultTimeout(0)
  return {
    takePart: async (order: PartOrder) =>
      decode(await page.evaluate(asked => window.photographPart(asked), order)),
    takeScene: async (order: SceneOrder) =>
      decode(await page.evaluate(asked => window.photographScene(asked), order)),
    close: () => browser.close(),
  }
}

/** The file in a data URL. */
function decode(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function bundleStudio(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'studio.ts'), formats: ['es'], fileName: 'studio' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error('the studio was not bundled')
  const chunk = result.output.find(file => file.type === 'chunk')
  if (!chunk) throw new Error('the studio was bundled into nothing')
  return chunk.code
}
