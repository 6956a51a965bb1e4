/**
 * Brings the page's scripts: once somebody touches it, otherwise after it was painted with its first pictures and the browser has nothing else to do. A page
 * that is prerendered waits until it is shown. Runs at the end of the body, on its own: it may use nothing from outside of itself.
 */
function bringScripts(modules: readonly string[], entry: string): void {
  const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input']
  /** After so long, pictures that do not come are not waited for. */
  const PATIENCE_MS = 3000
  const LARGEST = 'largest-contentful-paint'
  let isBrought = false

  function bring(): void {
    if (isBrought) return
    isBrought = true
    for (const touch of TOUCHES) removeEventListener(touch, bringIfTouched, true)
    for (const href of modules) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.src = entry
    document.head.append(script)
  }

  /** Under a pointer that rests, browsers say that it moved when the page is laid out. */
  const isAtRest = (event: Event) =>
    event.type === 'pointermove' &&
    event instanceof MouseEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  function bringIfTouched(event: Event): void {
    if (!isAtRest(event)) bring()
  }

  const whenIdle = () =>
    // Safari has none.
    'requestIdleCallback' in window ? requestIdleCallback(bring, { timeout: 1000 }) : setTimeout(bring, 200)
  // Frames of animation come before their paint is seen, of which the browser tells itself.
  function whenPainted(): void {
    const painted = new PerformanceObserver(() => {
      painted.disconnect()
      whenIdle()
    })
    const type = PerformanceObserver.supportedEntryTypes.includes(LARGEST) ? LARGEST : 'paint'
    painted.observe({ type, buffered: true })
  }

  function begin(): void {
    for (const touch of TOUCHES) addEventListener(touch, bringIfTouched, { capture: true, passive: true })
    if (document.readyState === 'complete') whenPainted()
    else addEventListener('load', whenPainted, { once: true })
    // Windows in the background do not paint.
    setTimeout(bring, PATIENCE_MS)
  }

  // React finds the body as it rendered it.
  document.currentScript?.remove()
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

const PRELOAD = '<link rel="modulepreload" href="'
const ENTRY = '<script type="module" async="" src="'

/**
 * Takes the scripts that the framework names out of a document, and puts one with this nonce in their place that brings them later. They would
 * compete with what is seen first: type, pictures and how they look.
 */
export function postponeScripts(html: string, nonce: string): string {
  const [before = '', ...hints] = html.split(PRELOAD)
  const modules = hints.map(hint => hint.slice(0, hint.indexOf('"')))
  const bare = [before, ...hints.map(hint => hint.slice(hint.indexOf('>') + 1))].join('')
  const at = bare.indexOf(ENTRY)
  if (at === -1) return html
  const from = at + ENTRY.length
  const entry = bare.slice(from, bare.indexOf('"', from))
  const call = `(${bringScripts})(${JSON.stringify(modules)},${JSON.stringify(entry)})`
  return `${bare.slice(0, at)}<script nonce="${nonce}">${call}${bare.slice(bare.indexOf('</script>', from))}`
}
