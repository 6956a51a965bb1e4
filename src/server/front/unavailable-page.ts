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
const writePage = (why: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER}">
<title>Please try again in a moment | Parts Hub</title>
<script nonce="${NONCE}">${THEME_SCRIPT}</script>
<style>${STYLE}</style>
</head>
<body>
<header>Parts Hub</header>
<main>
<section role="alert">
<h1>Please try again in a moment</h1>
<p>${why} Nobody is signed out by that, and nothing ordered or paid is lost. This page tries again by itself every ${RETRY_AFTER} seconds.</p>
<a href="">Try again</a>
</section>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** A page for everybody who cannot be served. Self-contained, in the browser's chosen theme. */
function prepare(why: string): (more?: Record<string, string>) => Response {
  const { html, policy } = sealDocument(writePage(why), NONCE, false)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.replace("style-src 'self'", `style-src 'sha256-${styleHash}'`),
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  }
  return more => new Response(html, { status: 503, headers: { ...headers, ...more } })
}

/** The page during an outage of the database. */
export const unavailablePage = prepare('The shop cannot reach its data just now.')
/** The page for those who come while the shop has more to do than it can. */
export const crowdedPage = prepare(
  'More people ask the shop for something just now than it can answer at once.',
)
