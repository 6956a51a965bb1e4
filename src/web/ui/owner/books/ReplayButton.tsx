import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'

/** Processes a webhook again. */
export function ReplayButton({ event, type }: { event: string; type: string }) {
  const { isOff, act } = useAction()
  const replay = () =>
    act(
      () => answerOf(calls.money.events[':id'].replay.$post({ param: { id: encodeURIComponent(event) } })),
      { success: ({ error }) => error ?? 'Webhook processed' },
    )
  return (
    <button
      type="button"
      className="btn btn-outline btn-sm"
      disabled={isOff}
      aria-label={`Replay ${type} ${event}`}
      onClick={() => void replay()}
    >
      Replay
    </button>
  )
}
