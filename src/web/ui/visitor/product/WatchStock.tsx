import { Link } from '@tanstack/react-router'
import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'
import type { SessionUser } from '../../../session.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { useAction } from '../../base/actions/use-action.ts'

interface WatchStockProps {
  readonly product: Product
  readonly user: SessionUser | null
  /** As GET /service/{id}/watch has it. */
  readonly isWatching: boolean
  /** The page that a visitor comes back to after logging in. */
  readonly path: string
}

/** Offers to email the person once a sold-out product can be bought again. */
export function WatchStock({ product, user, isWatching, path }: WatchStockProps) {
  const { isOff, act } = useAction()
  const param = { id: encodeURIComponent(product._id) }
  const watch = () => act(() => answerOf(calls.service[':id'].watch.$put({ param })))
  const unwatch = () => act(() => answerOf(calls.service[':id'].watch.$delete({ param })))
  if (!user)
    return (
      <Link to="/login" search={{ from: `${path}#watch` }} id="watch" className="btn btn-outline">
        Tell me when it is back
      </Link>
    )
  if (!user.emailVerified)
    return (
      <div id="watch" className="grid justify-items-start gap-3">
        <p>We can email you when it is back once you have confirmed your address.</p>
        <SendLinkAgain email={user.email} label="Send the link again" />
      </div>
    )
  return (
    <div id="watch" className="grid justify-items-start gap-3">
      <output className="wrap-anywhere empty:hidden">
        {isWatching && `We will email you at ${user.email} when it is back.`}
      </output>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void (isWatching ? unwatch() : watch())}
        className="btn btn-outline"
      >
        {isWatching ? 'Do not tell me' : 'Tell me when it is back'}
      </button>
    </div>
  )
}
