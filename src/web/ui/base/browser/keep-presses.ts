/**
 * Keeps what is pressed and typed before the page's scripts have come, and does it once the pressed element is hydrated: each
 * button and each form once, in the order of their last press; a button with `data-each-press` as often as it was pressed. Links, and forms with an `action`, work without scripts and
 * are left alone. Runs in the head, on its own: it may use nothing from outside of itself.
 */
function keepPresses(): void {
  type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  const PAUSE_MS = 50
  /** After so long the person is told. */
  const PATIENCE_MS = 8000
  const pressed = new Map<HTMLElement, { button: HTMLElement | null; times: number }>()
  const typed = new Map<Entry, { value: string | boolean; isDone: boolean }>()
  let timer: ReturnType<typeof setInterval> | undefined
  let since = 0
  let note: HTMLElement | undefined

  // React writes the handlers of an element into it under such a name when it hydrates it.
  const isHydrated = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactProps$'))
  const isTicked = (entry: Entry): entry is HTMLInputElement =>
    entry instanceof HTMLInputElement && /^(checkbox|radio)$/.test(entry.type)
  const countsEach = (element: HTMLElement) => element.hasAttribute('data-each-press')
  const mark = (element: HTMLElement, isBusy: boolean) => {
    if (isBusy) element.setAttribute('aria-busy', 'true')
    else element.removeAttribute('aria-busy')
    element.toggleAttribute('data-kept', isBusy)
  }

  function keep(event: Event, element: HTMLElement, button: HTMLElement | null): void {
    event.preventDefault()
    event.stopPropagation()
    const before = countsEach(element) ? (pressed.get(element)?.times ?? 0) : 0
    release(element)
    pressed.set(element, { button, times: before + 1 })
    if (button) mark(button, true)
    since ||= Date.now()
    watch()
  }

  function release(element: HTMLElement): void {
    const button = pressed.get(element)?.button
    if (button) mark(button, false)
    pressed.delete(element)
  }

  /** Sets what was typed again, as a component may have put its own in its place, and tells React, which knows only its own. */
  function tell(entry: Entry, { value, isDone }: { value: string | boolean; isDone: boolean }): void {
    // Hydrates to the end what is hydrated in pieces.
    entry.dispatchEvent(new Event('keyup', { bubbles: true }))
    const property = typeof value === 'boolean' ? 'checked' : 'value'
    const isFile = entry instanceof HTMLInputElement && entry.type === 'file'
    if (!isFile) {
      // React notes what is set through the element, and takes it for known; what is set past it is new to it.
      Reflect.set(entry, property, typeof value === 'boolean' ? !value : `${value} `)
      Reflect.set(Object.getPrototypeOf(entry), property, value, entry)
    }
    if (property === 'value') entry.dispatchEvent(new Event('input', { bubbles: true }))
    entry.dispatchEvent(new Event(property === 'value' ? 'change' : 'click', { bubbles: true }))
    if (isDone) entry.dispatchEvent(new Event('focusout', { bubbles: true }))
  }

  /** Tells React of all that was typed into what is hydrated by now. Returns whether there was any. */
  function tellTyped(): boolean {
    const told = [...typed].filter(([entry]) => isHydrated(entry) || !entry.isConnected)
    for (const [entry, what] of told) {
      typed.delete(entry)
      if (entry.isConnected) tell(entry, what)
    }
    return told.length > 0
  }

  function work(): void {
    const hasTold = tellTyped()
    // One at a time, and none before those that were pressed earlier: the next is to see what the one before has changed.
    const [first] = pressed
    if (!hasTold && first && (isHydrated(first[0]) || !first[0].isConnected)) {
      const [element, press] = first
      const { button } = press
      press.times -= 1
      if (press.times === 0 || !element.isConnected) release(element)
      if (element instanceof HTMLFormElement && element.isConnected)
        element.requestSubmit(button?.isConnected ? button : null)
      else if (element.isConnected) element.click()
    }
    if (pressed.size === 0) {
      since = 0
      note?.remove()
      note = undefined
    } else if (!note && Date.now() - since > PATIENCE_MS) explain()
    if (pressed.size + typed.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function watch(): void {
    timer ??= setInterval(work, PAUSE_MS)
  }

  function explain(): void {
    note = document.createElement('p')
    note.className = 'kept-note'
    note.role = 'alert'
    const reload = document.createElement('a')
    reload.href = location.href
    reload.textContent = 'reload the page'
    note.append(
      'The page is still loading. What you pressed is done as soon as it has loaded. If nothing happens, ',
      reload,
      '.',
    )
    document.body.append(note)
  }

  function onTyped({ type, target }: Event): void {
    const isEntry =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    if (!isEntry) return
    if (isHydrated(target)) {
      // React hears of it with this event. What was typed before it is part of it.
      typed.delete(target)
      return
    }
    // A tick that was taken back is none.
    if (isTicked(target) && target.type === 'checkbox' && target.checked === target.defaultChecked)
      typed.delete(target)
    else
      typed.set(target, {
        value: isTicked(target) ? target.checked : target.value,
        isDone: type === 'change',
      })
    watch()
  }

  addEventListener('input', onTyped, true)
  addEventListener('change', onTyped, true)
  addEventListener(
    'click',
    event => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button) return
      if (isHydrated(button)) {
        tellTyped()
        // One more press of a step does not take back those before.
        if (!countsEach(button)) release(button)
      } else if (button.type === 'button') keep(event, button, button)
    },
    true,
  )
  addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement)) return
      if (isHydrated(form)) {
        // A component may have put its own in the place of what was typed just before it took over.
        tellTyped()
        release(form)
      } else if (!form.hasAttribute('action')) keep(event, form, event.submitter)
    },
    true,
  )
}

/** `keepPresses` as the head of every page runs it; empty in the browser's bundle, which needs it no more. */
export const KEEP_PRESSES_SCRIPT = import.meta.env.SSR ? `(${keepPresses})()` : ''
