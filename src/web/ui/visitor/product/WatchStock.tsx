import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { answerOf, calls } from '../../../client.ts'
import type { SessionUser } from '../../../session.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { NotRead } from '../../base/page/NotRead.tsx'
import { useOwn } from '../../base/page/use-own.ts'

interface WatchStockProps {
  readonly product: Product
  readonly user: SessionUser | null
  /** The page that a visitor comes back to after logging in. */
  readonly path: string
}

/** Offers to email the person once a sold-out product can be bought again. */
export function WatchStock({ product, user, path }: WatchStockProps) {
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
  return <Watch key={product._id} id={product._id} email={user.email} />
}

/** Says as much before it is known whether the person is waiting as afterwards, so that nothing moves. */
function Watch({ id, email }: { id: string; email: string }) {
  const read = useCallback(() => answerOf(calls.service[':id'].watch.$get(called(id))), [id])
  const { value: watch, hasFailed, reread } = useOwn(read)
  const { isOff, act } = useAction({ refresh: reread })
  const change = () =>
    act(() =>
      answerOf(
        watch?.watching
          ? calls.service[':id'].watch.$delete(called(id))
          : calls.service[':id'].watch.$put(called(id)),
      ),
    )
  return (
    <div id="watch" className="grid justify-items-start gap-3">
      <p className={`wrap-anywhere ${watch || hasFailed ? '' : 'invisible'}`}>
        <output>{watch?.watching && `We will email you at ${email} when it is back.`}</output>
        {!watch?.watching && `We can email you at ${email} when it is back.`}
      </p>
      {hasFailed ? (
        <NotRead what="Whether we will" reread={reread} />
      ) : (
        <button
          type="button"
          disabled={isOff}
          onClick={() => void change()}
          className={`btn btn-outline ${watch ? '' : 'invisible'}`}
        >
          {watch?.watching ? 'Do not tell me' : 'Tell me when it is back'}
        </button>
      )}
    </div>
  )
}

const called = (id: string) => ({ param: { id: encodeURIComponent(id) } })
