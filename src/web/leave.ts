import type { NavigateOptions, useRouter } from '@tanstack/react-router'
import { CallError, toCallError } from './client.ts'
import { underway } from './in-turn.ts'
import { fetchPatiently } from './patience.ts'
import { showBasket } from './ui/basket/shown-basket.ts'
import { forgetSearches } from './ui/visitor/search-field/recent-searches.ts'

/** How long what was asked for before the session ends may take, in ms. */
const WAITS_MS = 3000

type Router = ReturnType<typeof useRouter>

/** Ends the session and goes to a public page. Rejects with a CallError if the shop refuses. */
export async function signOut(router: Router, destination: NavigateOptions): Promise<void> {
  const answer = await fetchLast('/api/auth/sign-out', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {
    throw new CallError(0)
  })
  if (!answer.ok) throw await toCallError(answer)
  // A body that is not read keeps its connection.
  await answer.text()
  await forgetPerson(router, destination)
}

/**
 * Sends a call that ends the session: after the answers to those before it, so that none comes too late and is refused. Those that are
 * made meanwhile wait, and reject if the session has ended.
 */
export function fetchLast(path: string, init?: RequestInit): Promise<Response> {
  const patience = new Promise(resolve => setTimeout(resolve, WAITS_MS))
  const answer = Promise.race([Promise.allSettled(underway.unanswered), patience]).then(() =>
    fetchPatiently(path, init),
  )
  const refuseIfEnded = ({ ok }: Response) => {
    if (!ok) return
    // Before those that come now are made: nobody reads the basket of the person until the next page is shown.
    showBasket({ owner: null })
    throw new Error('the session has ended')
  }
  const ended = answer.then(refuseIfEnded, () => undefined)
  const release = () => {
    underway.held = undefined
  }
  underway.held = ended
  ended.then(release, release)
  return answer
}

/** Goes to a public page after the session has ended, and drops everything loaded and kept for the person. */
export async function forgetPerson(router: Router, destination: NavigateOptions): Promise<void> {
  router.options.context.session.forget()
  forgetSearches()
  await router.navigate(destination)
  router.clearCache()
  await router.invalidate()
}
