/**
 * Brings the page's scripts: once somebody touches it, otherwise after it was painted with its first pictures and the browser has nothing else to do. A page
 * that is prerendered waits until it is shown. Runs at the end of the body, on its own: it may use nothing from outside of itself.
 */
function bringScripts(modules: readonly string[], entry: string): void {
  const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input']
  /** After so long, pictures that do not come are not waited for. */
  const PATIENCE_MS = 3000
  let isBrought = false

  function bring(): void {
    if (isBrought) return
    isBrought = true
    for (const touch of TOUCHES) removeEventListener(touch, bring, true)
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

  const whenIdle = () =>
    // Safari has none.
    'requestIdleCallback' in window ? requestIdleCallback(bring, { timeout: 1000 }) : setTimeout(bring, 200)
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle))

  function begin(): void {
    for (const touch of TOUCHES) addEventListener(touch, bring, { capture: true, passive: true })
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

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const ENTRY = /<script type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/

/**
 * Takes the scripts that the framework names out of a document, and puts one with this nonce in their place that brings them later. They would
 * compete with what is seen first: type, pictures and how they look.
 */
export function postponeScripts(document: string, nonce: string | undefined): string {
  const entry = document.match(ENTRY)?.[1]
  if (entry === undefined) return document
  const modules = [...document.matchAll(PRELOAD)].map(([, href]) => href)
  const call = `(${bringScripts})(${JSON.stringify(modules)},${JSON.stringify(entry)})`
  return document.replaceAll(PRELOAD, '').replace(ENTRY, () => `<script nonce="${nonce}">${call}</script>`)
}
