import { readFile } from 'node:fs/promises'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isWhole } from './looks.ts'

/** Minified: each page compiles it anew, in 0.3 s of the processor in the place of 0.4. */
const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What a page shares with all others, and what is made as the eight before it. Half of what axe would look at on most pages; a bar in which something
 * is open or in use is looked at.
 */
const LIKE_OTHERS = [
  'header:has(nav[aria-label=Main]):not(:has([aria-expanded=true], [open], :focus))',
  'footer',
  'aside nav[aria-label=Dashboard]',
  'tbody > tr:nth-child(n+9)',
  ':is(ul, ol) > li:nth-child(n+9)',
]

/** Expects axe to find nothing on the page in its present state. `isAll`: also in what is like others; always so in `npm run test:looks`. */
export async function expectAccessible(page: Page, { isAll = false } = {}): Promise<void> {
  await expectNoFindings(page, { type: 'tag', values: RULES }, isAll)
}

/** Expects every text and link on the page to stand out: the rules that depend on the theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoFindings(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
}

/** As `expectAccessible`, in both themes; in the second, of the same page, only what depends on it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page)
  await turnToOtherTheme(page)
  await expectContrast(page)
}

async function expectNoFindings(page: Page, runOnly: axe.RunOnly, isAll = false): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Otherwise the bar at the top may half cover a link, which then counts as too small a target.
  await page.evaluate(() => scrollTo(0, 0))
  // What is stale is paler until the new has come.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  // A colour on its way from one to the other is neither.
  await awaitTransitions(page)
  const exclude = isAll || isWhole ? [] : LIKE_OTHERS
  const { violations } = await page.evaluate(
    async ([only, without]) => {
      const run: typeof axe.run = Reflect.get(window, 'axe').run
      return run({ exclude: without }, { runOnly: only, resultTypes: ['violations'], preload: false })
    },
    [runOnly, exclude] as const,
  )
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`,
  )
  expect(found.join('\n'), `at a width of ${page.viewportSize()?.width}`).toBe('')
}

/** Switches the system's theme and waits until the page has followed. */
export async function turnTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction(
    scheme => getComputedStyle(document.documentElement).colorScheme === scheme,
    theme,
  )
  await awaitTransitions(page)
}

/** The theme that the system shows. */
export const themeOf = (page: Page) =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** Switches to the theme that is not shown, and waits until the page has followed. */
export async function turnToOtherTheme(page: Page): Promise<void> {
  await turnTheme(page, (await themeOf(page)) === 'dark' ? 'light' : 'dark')
}

/** Transitions, however short, end some frames later. */
async function awaitTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(resolve))
    const transitions = document.getAnimations().filter(each => each instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

/** Expects nothing to overflow sideways on a screen of this width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
