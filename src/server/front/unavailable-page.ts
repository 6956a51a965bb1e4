import { createHash } from 'node:crypto'
import { sealDocument } from './security-headers.ts'

/** The colours of `web/styles.css`, which may be unavailable too when this page is shown. */
const LIGHT =
  '--page:#f3f5f7;--sheet:#fff;--text:#1c252e;--muted:#4d5b68;--line:#d3dae0;--action:#b93d0a;--on-action:#fff'
const DARK =
  '--page:#12181e;--sheet:#1a222a;--text:#e6ebef;--muted:#a5b3c0;--line:#2f3b46;--action:#ff8a47;--on-action:#1a0f06'
const STYLE = `:root{color-scheme:light;${LIGHT}}
@media(prefers-color-scheme:dark){:root:not([data-theme=partshub-light]){color-scheme:dark;${DARK}}}
:root[data-theme=partshub-dark]{color-scheme:dark;${DARK}}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.6 Barlow,system-ui,sans-serif}
header{background:#1a222a;color:#eef2f5;padding:1rem 1.5rem;font-weight:600;font-size:1.25rem}
main{max-width:36rem;margin:3rem auto;padding:0 1rem}
section{background:var(--sheet);border:1px solid var(--line);border-left:4px solid var(--action);padding:1.5rem 2rem}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}
p{color:var(--muted);margin:0 0 1.5rem}
a{display:inline-block;background:var(--action);color:var(--on-action);padding:.6rem 1.1rem;text-decoration:none;font-weight:600;border-radius:3px}
a:focus-visible{outline:3px solid var(--text);outline-offset:2px}`

/** Reads the browser's chosen theme as `web/ui/base/browser/theme.ts` stores it. */
const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}"
const NONCE = 'of-this-page'
/** After how many seconds the page asks again by itself. */
const RETRY_AFTER = '5'

interface Trouble {
  readonly status: 500 | 503
  readonly title: string
  readonly why: string
  /** Whether waiting helps: then the page asks again by itself. */
  readonly passes: boolean
}

const writePage = ({ title, why, passes }: Trouble) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${passes ? `<meta http-equiv="refresh" content="${RETRY_AFTER}">\n` : ''}<title>${title} | Parts Hub</title>
<script nonce="${NONCE}">${THEME_SCRIPT}</script>
<style>${STYLE}</style>
</head>
<body>
<header>Parts Hub</header>
<main>
<section role="alert">
<h1>${title}</h1>
<p>${why} Nobody is signed out by that, and nothing ordered or paid is lost.${passes ? ` This page tries again by itself every ${RETRY_AFTER} seconds.` : ''}</p>
<a href="">Try again</a>
</section>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** A page for everybody who cannot be served. Self-contained, in the browser's chosen theme. */
function prepare(trouble: Trouble): (more?: Record<string, string>) => Response {
  const { html, policy } = sealDocument(writePage(trouble), NONCE, false)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.replace("style-src 'self'", `style-src 'sha256-${styleHash}'`),
    'cache-control': 'no-store',
    ...(trouble.passes && { 'retry-after': RETRY_AFTER }),
  }
  return more => new Response(html, { status: trouble.status, headers: { ...headers, ...more } })
}

const LATER = { status: 503, title: 'Please try again in a moment', passes: true } as const

/** The page during an outage of the database. */
export const unavailablePage = prepare({ ...LATER, why: 'The shop cannot reach its data just now.' })
/** The page for those who come while the shop has more to do than it can. */
export const crowdedPage = prepare({
  ...LATER,
  why: 'More people ask the shop for something just now than it can answer at once.',
})
/** The page in the place of one that cannot be rendered. */
export const brokenPage = prepare({
  status: 500,
  title: 'Something went wrong on our side',
  why: 'This page could not be made, and our log says so.',
  passes: false,
})
