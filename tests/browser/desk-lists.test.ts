import { afterAll, expect, test } from 'vitest'
import { closeWindows } from '../support/browser.ts'
import { signInAsNew } from '../support/person.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

const LISTS = [
  ['customers', 'Customers'],
  ['products', 'Products'],
] as const

test.each(LISTS)(
  '/dashboard/%s is walked by / j k and Enter, which are letters in its fields, and prints as a table on A4',
  (path, title) =>
    visitBoth({}, async (page, admin) => {
      await signInAsNew(page.context(), 'Ada Lovelace')
      await admin.goto(`/dashboard/${path}`, { waitUntil: 'networkidle' })
      await admin.getByRole('heading', { level: 1, name: title }).waitFor()
      const rows = admin.locator('[data-list] tbody tr')
      await rows.nth(1).waitFor()
      const rowOfFocus = () =>
        admin.evaluate(() => {
          const row = document.activeElement?.closest('tbody tr')
          return row ? [...document.querySelectorAll('[data-list] tbody tr')].indexOf(row) : -1
        })

      await admin.keyboard.press('/')
      await admin.keyboard.type('jk')
      expect(await admin.locator('main search input[name=q]').inputValue()).toBe('jk')
      await admin.locator('main search input[name=q]').fill('')
      await admin.keyboard.press('Enter')
      await admin.waitForLoadState('networkidle')
      const walked: number[] = []
      for (const key of ['j', 'j', 'k']) {
        await admin.keyboard.press(key)
        walked.push(await rowOfFocus())
      }
      expect(walked).toEqual([0, 1, 0])

      await admin.emulateMedia({ media: 'print' })
      expect(
        await admin.evaluate(() => {
          const shown = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].filter(each => each.offsetParent !== null)
              .length
          const display = (selector: string) => {
            const found = document.querySelector(selector)
            return found ? getComputedStyle(found).display : ''
          }
          return {
            pressed:
              shown('[data-list] :is(button:not(td *), input, select, nav, summary, .btn)') +
              shown('aside, header'),
            display: ['table', 'thead', 'tbody', 'tbody tr', 'tbody td:last-child'].map(each =>
              display(`[data-list] ${each}`),
            ),
            cut: getComputedStyle(document.querySelector('[data-list] tbody tr') ?? document.body)
              .breakInside,
            isAcross: (document.querySelector('[data-list]')?.clientWidth ?? 0) > innerWidth * 0.8,
          }
        }),
      ).toEqual({
        pressed: 0,
        display: ['table', 'table-header-group', 'table-row-group', 'table-row', 'table-cell'],
        cut: 'avoid',
        isAcross: true,
      })
      const file = (await admin.pdf({ preferCSSPageSize: true })).toString('latin1')
      // A4 across, in points.
      expect(file).toMatch(/\/MediaBox ?\[0 0 84[12][\d.]* 59[456][\d.]*\]/)
      await admin.emulateMedia({ media: 'screen' })

      await rows.nth(0).locator('a[href]').first().focus()
      const before = admin.url()
      await admin.keyboard.press('Enter')
      await admin.waitForURL(url => url.href !== before)
    }),
)
