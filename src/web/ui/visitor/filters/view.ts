import { redirect } from '@tanstack/react-router'

/** The two ways to show results. */
export const views = ['table', 'cards'] as const
export type View = (typeof views)[number]

export const VIEW_KEY = 'results-view'
/** The view that is not the usual one. */
export const otherThan = (usual: View): View => (usual === 'table' ? 'cards' : 'table')

/** Keeps how results are shown in this browser. */
export function rememberView(view: View): void {
  try {
    localStorage.setItem(VIEW_KEY, view)
  } catch {
    // Without storage the address alone says it.
  }
}

/** Redirects to the view in which results were last seen in this browser, unless the address says which. For `beforeLoad`. */
export function keepView(search: { readonly view?: unknown }, usual: View): void {
  const view = otherThan(usual)
  if (search.view === undefined && readRemembered() === view)
    throw redirect({ to: '.', search: { ...search, view }, replace: true })
}

/** On the server there is no window, and nothing to remember. */
function readRemembered(): string | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage.getItem(VIEW_KEY)
  } catch {
    return null
  }
}
