import { otherThan, VIEW_KEY, type View } from '../filters/view.ts'

/**
 * Runs before the results are read: if some were last seen in the other view in this browser and the address says nothing, it opens
 * the address that says so. Nothing moves afterwards.
 */
export function viewScript(usual: View): string {
  const other = otherThan(usual)
  return `try{var u=new URL(location.href);if(localStorage.getItem('${VIEW_KEY}')==='${other}'&&!u.searchParams.has('view')){u.searchParams.set('view','${other}');location.replace(u)}}catch{}`
}
