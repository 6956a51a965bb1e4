import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildShop, findFreePort, startShop } from '../tests/support/built-shop.ts'
import { buy } from './browsers/buy.ts'
import { openChromium } from './browsers/chromium.ts'
import { comeBack } from './browsers/come-back.ts'
import { openFirefox } from './browsers/firefox.ts'
import { openWebKit } from './browsers/webkit.ts'
import type { Window } from './browsers/window.ts'

/** Buys a part in Chromium, Firefox and WebKitGTK, as far as they are installed, and goes back and forth in Chromium: `npm run test:browsers`. */
interface Browser {
  readonly name: string
  /** Undefined if a program is missing. */
  readonly open: (() => Promise<Window>) | undefined
  readonly journeys: readonly ((window: Window, origin: string) => Promise<void>)[]
  readonly packages: string
}

const chromium = findProgram('chromium')
const firefox = findProgram('firefox-esr') ?? findProgram('firefox')
const driver = findProgram('WebKitWebDriver')
const screen = findProgram('Xvfb')
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const browsers: readonly Browser[] = [
  {
    name: 'Chromium',
    open: chromium === undefined ? undefined : () => openChromium(chromium),
    journeys: [buy, comeBack],
    packages: 'chromium',
  },
  {
    name: 'Firefox',
    open: firefox === undefined ? undefined : () => openFirefox(firefox),
    journeys: [buy],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    open: driver && screen && miniBrowser ? () => openWebKit({ driver, screen, miniBrowser }) : undefined,
    journeys: [buy],
    packages: 'webkit2gtk-driver xvfb',
  },
]

const house = await buildShop()
const shop = await startShop(house, { port: await findFreePort() })
try {
  for (const browser of browsers) await run(browser)
} finally {
  await shop.stop()
  await house.remove()
}

async function run({ name, open, journeys, packages }: Browser): Promise<void> {
  if (!open) {
    console.log(`- ${name} is not installed, and was not tried: apt-get install ${packages}`)
    return
  }
  for (const journey of journeys) {
    const window = await open()
    try {
      await journey(window, shop.origin)
      console.log(`✓ ${name}: ${journey.name}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`✗ ${name}: ${journey.name}: ${error instanceof Error ? error.message : error}`)
    } finally {
      await window.close()
    }
  }
}

function findProgram(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
