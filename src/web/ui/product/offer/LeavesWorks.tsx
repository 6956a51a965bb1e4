import { useEffect, useState } from 'react'
import type { Dispatch } from '#contract/delivery/delivery.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { describeDispatch, describeStanding } from './describe-dispatch.ts'

const TICK_MS = 15_000

/**
 * When what is ordered now leaves the works. The page is kept for everybody, so it says what holds on any day; the browser says what holds now,
 * in the lines that are kept free for it: three on a phone, where what holds on any day takes them, and two elsewhere.
 */
export function LeavesWorks({ dispatch }: { dispatch: Dispatch }) {
  const now = useNow()
  return (
    <Figure term="Leaves the works">
      <span className="block min-h-19 text-end sm:min-h-13">
        {now === undefined ? describeStanding(dispatch) : describeDispatch(dispatch, now)}
      </span>
    </Figure>
  )
}

/** The browser's clock in ms since 1970; undefined until the page's code has loaded. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
