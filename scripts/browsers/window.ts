import { setTimeout as sleep } from 'node:timers/promises'

/** A window of a browser: what is the same in every protocol. */
export interface Window {
  goTo(url: string): Promise<void>
  /** The value of an expression in the page; it must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the middle of the first element of this selector, which is in sight. */
  click(selector: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

export type Aim = 'link' | 'button' | 'field'

const WAITS_MS = 20_000
const SELECTORS: Readonly<Record<Aim, string>> = {
  link: 'a[href]',
  button: 'button, [role=button]',
  field: 'input, select, textarea',
}

/** Whether React listens to an element: what is clicked before does nothing. */
const IS_TAKEN = `(element => Object.keys(element ?? {}).some(key => key.startsWith('__reactProps')))`

/** Waits until an expression in the page is true. */
export async function waitFor(window: Window, expression: string, what: string): Promise<void> {
  const end = Date.now() + WAITS_MS
  while ((await window.evaluate(`Boolean(${expression})`).catch(() => false)) !== true) {
    if (Date.now() > end)
      throw new Error(
        `${what}: waited in vain at ${await window.evaluate('`${location.href} ${globalThis.complaints ?? ""}\n${document.body.innerText.slice(0, 2000)}`')}`,
      )
    await sleep(100)
  }
}

/** Waits for a page by its heading: the address changes before it, while the page that is left still stands. */
export const arriveAt = (window: Window, heading: string) =>
  waitFor(
    window,
    `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(heading)}`,
    `the page '${heading}'`,
  )

export const seeText = (window: Window, text: string) =>
  waitFor(window, `document.body.innerText.includes(${JSON.stringify(text)})`, `'${text}'`)

/** Waits for what a person sees under this name (a pattern), in the dialog if one is open, until scripts have taken it over and it stands still with nothing before it, and clicks it. */
export async function press(window: Window, aim: Aim, name: string): Promise<void> {
  const find = `(() => {
    const isTaken = ${IS_TAKEN}
    for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim')
    const isNamed = text => new RegExp(${JSON.stringify(name)}).test((text ?? '').replaceAll(/\\s+/g, ' ').trim())
    const place = document.querySelector('dialog[open]') ?? document
    const found = [...place.querySelectorAll(${JSON.stringify(SELECTORS[aim])})].find(each =>
      each.checkVisibility() && !each.disabled &&
      [each.ariaLabel, ...[...(each.labels ?? [])].map(label => label.innerText), each.innerText].some(isNamed))
    if (!isTaken(found)) return false
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
    found.setAttribute('data-aim', '')
    const { x, y, width, height } = found.getBoundingClientRect()
    const box = [x, y, width, height].join()
    const isStill = globalThis.lastBox === box
    globalThis.lastBox = box
    return isStill && found.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })()`
  await waitFor(window, find, `${aim} ${name}`)
  await window.click('[data-aim]').catch((error: unknown) => {
    throw new Error(`${aim} ${name}: ${error instanceof Error ? error.message : error}`)
  })
}

/** Types into the field of this label (a pattern). */
export async function fill(window: Window, label: string, text: string): Promise<void> {
  await press(window, 'field', label)
  await window.evaluate('document.activeElement.select?.()')
  await window.type(text)
}
