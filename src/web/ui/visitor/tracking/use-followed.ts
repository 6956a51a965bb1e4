import { useEffect, useState } from 'react'
import type { TrackedOrder } from '#contract/tracking/tracking.ts'
import { answerOf, CallError, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'

interface Followed {
  readonly order?: TrackedOrder
  /** Why the link shows no order, as a sentence. */
  readonly problem?: string
}

/** The order that a link's token shows; neither order nor problem until the shop has answered. */
export function useFollowed(token: string): Followed {
  const [followed, setFollowed] = useState<Followed>({})
  useEffect(() => {
    const asking = new AbortController()
    answerOf(calls.tracking.$post({ json: { token } }, { init: { signal: asking.signal } })).then(
      order => setFollowed({ order }),
      (error: unknown) => asking.signal.aborted || setFollowed({ problem: explain(error) }),
    )
    return () => asking.abort()
  }, [token])
  return followed
}

function explain(error: unknown): string {
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 422)
  return isUnknown
    ? 'This link shows no order, or no longer does: links last half a year. Please ask for a new one.'
    : describeFailure(error).text
}
