import { createHash } from 'node:crypto'

/** What every answer carries. https://owasp.org/www-project-secure-headers/ */
export function commonHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** For answers that are no documents: nothing in them may run. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What Stripe.js needs: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  calls: 'https://api.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const

/** The one page on which the card service's own script and frames may run. A document of its own: its policy is its alone. */
export function isPaymentPage(pathname: string): boolean {
  return pathname.startsWith('/dashboard/payment/')
}

/** In the place of the common headers on the payment page: the card service's frame may open the browser's wallet. */
export const PAYMENT_PAGE_HEADERS = {
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
} as const

/**
 * Allows exactly the inline scripts that carry the secret nonce of this rendering, by their hashes, and takes the nonce
 * out, so that the page can be kept and sent to others. A script that got in by any other way has no nonce and never runs.
 */
export function sealDocument(
  html: string,
  nonce: string,
  withStripe: boolean,
): { html: string; policy: string } {
  const hashes = new Set<string>()
  for (const code of inlineScripts(html, nonce))
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const stripe = withStripe ? ` ${STRIPE.scripts}` : ''
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}${stripe}`,
    "style-src 'self'",
    // The colour of a picture's plate stands in its style attribute. No selector, no import: it styles itself alone.
    "style-src-attr 'unsafe-inline'",
    // Any https: admins name pictures by their addresses, and Stripe's come from its own.
    "img-src 'self' data: https:",
    `connect-src 'self'${withStripe ? ` ${STRIPE.calls}` : ''}`,
    `frame-src ${withStripe ? STRIPE.frames : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  const sealed = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html: sealed, policy }
}

/** The code of every inline script that carries this nonce. Looks at each character once, whatever the page holds. */
function* inlineScripts(html: string, nonce: string): Generator<string> {
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const opened = html.indexOf('>', at)
    const closed = opened === -1 ? -1 : html.indexOf('</script>', opened)
    if (closed === -1) return
    const isOurs = html.slice(at, opened).includes(` nonce="${nonce}"`)
    const code = html.slice(opened + 1, closed)
    if (isOurs && code !== '') yield code
    at = closed
  }
}
