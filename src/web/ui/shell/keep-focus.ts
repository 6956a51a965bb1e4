/**
 * Gives the focus a place when what had it vanishes, as buttons do whose work is done: to the heading of the nearest part of the page that
 * is left. Otherwise it would fall back to the body, and whoever uses the keyboard or listens to the page would begin again at its top.
 * A button that is off while it works gets it back. Returns the function that ends this.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined
  let around: readonly HTMLElement[] = []
  let frame = 0

  const take = (target: unknown) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = target
    around = listAncestors(target)
  }
  const remember = ({ target }: Event) => take(target)
  take(document.activeElement)
  /** Who presses somewhere else, or goes on by Tab, wants the focus elsewhere; not who presses once more what has it. */
  const forget = (event: Event) => {
    const isPressedAgain = event.target instanceof Node && last?.contains(event.target)
    if (event instanceof KeyboardEvent ? event.key === 'Tab' : !isPressedAgain) last = undefined
  }
  const check = () => {
    frame = 0
    if (!last || (document.activeElement ?? document.body) !== document.body) return
    if (!last.isConnected) moveTo(around.find(each => each.isConnected && each.matches(PLACES)))
    else if (!last.matches(':disabled')) last.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(check)
  })

  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget, true)
  document.addEventListener('keydown', forget, true)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget, true)
    document.removeEventListener('keydown', forget, true)
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Parts of a page that have a heading of their own, the smallest first as ancestors come. */
const PLACES = 'dialog[open], section, article, main'

function listAncestors(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each = element.parentElement; each; each = each.parentElement) found.push(each)
  return found
}

function moveTo(place: HTMLElement | undefined): void {
  // The main part takes the focus itself, as after a change of the page.
  const target = place?.matches('main') ? place : (place?.querySelector<HTMLElement>('h1, h2, h3') ?? place)
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
