import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildShop, findFreePort, startShop } from '../tests/support/built-shop.ts'
import { buy } from './browsers/buy.ts'
import { openFirefox } from './browsers/firefox.ts'
import { openWebKit } from './browsers/webkit.ts'
import type { Window } from './browsers/window.ts'

/** Buys a part in Firefox and in WebKitGTK, as far as they are installed: `npm run test:browsers`. */
interface Browser {
  readonly name: string
  /** Undefined if a program is missing. */
  readonly open: (() => Promise<Window>) | undefined
  readonly packages: string
}

const firefox = findProgram('firefox-esr') ?? findProgram('firefox')
const driver = findProgram('WebKitWebDriver')
const screen = findProgram('Xvfb')
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const browsers: readonly Browser[] = [
  {
    name: 'Firefox',
    open: firefox === undefined ? undefined : () => openFirefox(firefox),
    packages: 'firefox-esr',
  },
  {
    name: 'WebKitGTK',
    open: driver && screen && miniBrowser ? () => openWebKit({ driver, screen, miniBrowser }) : undefined,
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

async function run({ name, open, packages }: Browser): Promise<void> {
  if (!open) {
    console.log(`- ${name} is not installed, and was not tried: apt-get install ${packages}`)
    return
  }
  const window = await open()
  try {
    await buy(window, shop.origin)
    console.log(`✓ ${name}`)
  } catch (error) {
    process.exitCode = 1
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await window.close()
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
