import { createHash } from 'node:crypto'

const STYLE = `
:root { color-scheme: light dark; --ground: #f3f5f7; --sheet: #fff; --text: #1c252e; --muted: #4d5b68; --line: #74828f; --act: #b93d0a; --on-act: #fff; --error: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ground: #12181e; --sheet: #1a222a; --text: #e6ebef; --muted: #a5b3c0; --line: #738494; --act: #ff8a47; --on-act: #1a0f06; --error: #ff9188 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--text); font: 1rem/1.55 system-ui, sans-serif }
main { width: 100%; max-width: 26rem; padding: 1.75rem; background: var(--sheet); border: 1px solid var(--line); border-radius: .25rem }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.15 }
p { margin: 0 0 1.25rem; color: var(--muted) }
[role=alert] { color: var(--error); font-weight: 600 }
form { display: grid; gap: 1rem }
label { font-weight: 600; font-size: .9rem }
input:not([type=checkbox]) { display: block; width: 100%; margin-top: .3rem; padding: .6rem .7rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .2rem }
.check { display: flex; gap: .6rem; align-items: center; font-weight: 400 }
.check input { width: 1.25rem; height: 1.25rem }
div { display: flex; flex-wrap: wrap; gap: .75rem }
button { padding: .65rem 1.1rem; font: inherit; font-weight: 600; color: var(--on-act); background: var(--act); border: 1px solid var(--act); border-radius: .2rem; cursor: pointer }
button.quiet { color: inherit; background: transparent; border-color: var(--line) }
:focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
}

export interface FormValues {
  readonly name: string
  readonly email: string
  readonly isVerified: boolean
}

/** The sign-in page, on which people type who they are. */
export function signInPage(values: FormValues, problem?: string): string {
  return page(
    'Sign in to Parts Hub',
    `<p>This page stands in for Google's in the demo. Whoever you say you are, it vouches for.</p>
${problem ? `<p role="alert">${escape(problem)}</p>` : ''}
<form method="post" autocomplete="off">
<label>Name <input name="name" required maxlength="100" value="${escape(values.name)}"></label>
<label>Email <input name="email" type="email" required maxlength="200" value="${escape(values.email)}"></label>
<label class="check"><input name="verified" type="checkbox" value="yes"${values.isVerified ? ' checked' : ''}> This address is verified</label>
<div><button>Sign in</button> <button name="cancel" value="yes" class="quiet" formnovalidate>Cancel</button></div>
</form>`,
  )
}

/** The page for a sign-in that has expired, or was started elsewhere. */
export function expiredPage(origin: string): string {
  return page(
    'This sign-in is over',
    `<p>It took too long, or was begun in another window. <a href="${escape(origin)}/login">Back to the shop</a></p>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, each => `&#${each.charCodeAt(0)};`)
}
