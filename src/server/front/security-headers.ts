import { hashScript } from '../kept-pages/holed-page.ts'

/** The headers of every response. https://owasp.org/www-project-secure-headers/ */
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

/** For responses that are not documents: nothing in them may run. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** What Stripe.js needs: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  calls: 'https://api.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const

/**
 * The only page on which the card service's scripts and frames may run. It is loaded as a separate document, so that its
 * policy applies to it alone.
 */
export function isPaymentPage(pathname: string): boolean {
  return pathname.startsWith('/dashboard/payment/')
}

/** Replaces the common headers on the payment page: the card service's frame may open the browser's wallet. */
export const PAYMENT_PAGE_HEADERS = {
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com"), usb=()',
} as const

/** Where mailed links lead that show an order or a conversation to whoever has them; what they show is fetched by the page. */
export function isLinkedPage(pathname: string): boolean {
  return /^\/(track|message)\/?$/.test(pathname)
}

/** Replaces and adds to the common headers on such a page, whose address may be passed on: nobody learns of it by accident. */
export const LINKED_PAGE_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * Allows exactly the inline scripts with the secret nonce of this rendering, by their hashes, and removes the nonce, so
 * that the page can be cached and sent to others. Injected scripts have no nonce and never run.
 */
export function sealDocument(
  html: string,
  nonce: string,
  withStripe: boolean,
): { html: string; policy: string } {
  const { html: sealed, scripts } = takeScripts(html, nonce)
  return {
    html: sealed,
    policy: allowScripts(
      scripts.map(code => hashScript([code])),
      withStripe,
    ),
  }
}

/** The same for a page that is not finished: without the policy, but with the code of those scripts. */
export function takeScripts(html: string, nonce: string): { html: string; scripts: readonly string[] } {
  const scripts = [...inlineScripts(html, nonce)]
  const sealed = html
    .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  return { html: sealed, scripts }
}

/** The policy of a page on which only the inline scripts with these hashes run: their SHA-256 in Base64. */
export function allowScripts(hashes: readonly string[], withStripe: boolean): string {
  const allowed = new Set(hashes.map(hash => `'sha256-${hash}'`))
  const stripe = withStripe ? ` ${STRIPE.scripts}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${[...allowed].join(' ')}${stripe}`,
    "style-src 'self'",
    // The background colour of a picture is in its style attribute. Without selectors or imports, it can only style its
    // own element.
    "style-src-attr 'unsafe-inline'",
    // Any https: admins enter the URLs of pictures, and Stripe's come from its own hosts.
    "img-src 'self' data: https:",
    `connect-src 'self'${withStripe ? ` ${STRIPE.calls}` : ''}`,
    `frame-src ${withStripe ? STRIPE.frames : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The code of every inline script with this nonce. Takes linear time, whatever the page contains. */
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
