import { chromium } from 'playwright-core'
import type { Window } from './window.ts'

/** As WebDriver writes it. */
const ENTER = '\uE007'

/** A window of Chromium as people have it: it keeps the pages that were left for when somebody comes back, which the tests' one cannot. */
export async function openChromium(program: string): Promise<Window> {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  return {
    goTo: async url => void (await page.goto(url)),
    evaluate: expression => page.evaluate(expression),
    click: selector => page.locator(selector).first().click(),
    type: text => page.keyboard.type(text.replaceAll(ENTER, '\n')),
    close: () => browser.close(),
  }
}
