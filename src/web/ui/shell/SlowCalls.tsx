import { useSyncExternalStore } from 'react'
import { type SlowCall, slowCallStore } from '../../patience.ts'

const NONE: readonly SlowCall[] = []

/** Says that the shop has not answered for ten seconds, and offers to wait or to try again. */
export function SlowCalls() {
  const calls = useSyncExternalStore(slowCallStore.subscribe, slowCallStore.read, () => NONE)
  const [call] = calls
  return (
    <output className="fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-[calc(100%-2rem)]">
      {call && (
        <div className="sheet flex flex-wrap items-center gap-3 border-l-4 border-l-warning p-4">
          <p>The shop has not answered for ten seconds.</p>
          <button type="button" className="btn btn-outline btn-sm" onClick={() => call.wait()}>
            Wait
          </button>
          {call.repeat && (
            <button type="button" className="btn btn-secondary btn-sm" onClick={call.repeat}>
              Try again
            </button>
          )}
        </div>
      )}
    </output>
  )
}
