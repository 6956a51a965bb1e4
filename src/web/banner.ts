/** Has this browser remember that the banner was closed, until it says something else. Runs beside it, on its own: it may use nothing from outside of itself. */
function rememberClosing(): void {
  const KEY = 'closed-banner'
  const script = document.currentScript
  const details = script?.previousElementSibling
  // React finds the body as it rendered it.
  script?.remove()
  if (!(details instanceof HTMLDetailsElement)) return
  const said = details.lastElementChild?.textContent ?? ''
  const leave = () => {
    if (details.parentElement) details.parentElement.hidden = true
  }
  // Browsers may refuse to keep anything: then it comes back with the next page.
  const attempt = <T>(act: () => T) => {
    try {
      return act()
    } catch {
      return undefined
    }
  }
  if (attempt(() => localStorage.getItem(KEY)) === said) leave()
  else
    details.addEventListener('toggle', () => {
      if (details.open) return
      leave()
      attempt(() => localStorage.setItem(KEY, said))
      document.getElementById('main')?.focus()
    })
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Puts what the owner has to say above a page; '' is nothing. In the document and not in the app: it stands there before anything is painted, and no
 * page loads code for it. It closes without scripts, then for this page.
 */
export function placeBanner(html: string, text: string, nonce: string): string {
  if (text === '') return html
  const escaped = text.replace(/[&<>]/g, sign => ESCAPED[sign] ?? sign)
  const banner = [
    '<aside aria-label="Notice" class="print:hidden">',
    '<details open class="relative bg-base-300 text-base-content not-open:hidden">',
    '<summary aria-label="Close this notice" class="btn btn-ghost btn-sm absolute top-0 right-1 list-none">✕</summary>',
    `<p class="px-12 py-1.5 text-center text-sm">${escaped}</p></details>`,
    `<script nonce="${nonce}">(${rememberClosing})()</script></aside>`,
  ]
  return html.replace('<body>', body => body + banner.join(''))
}
