import { getRouteApi } from '@tanstack/react-router'
import type { MessageThread } from '#contract/messages/messages.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { SelectField } from '../../base/forms/Field.tsx'

const root = getRouteApi('__root__')

/** Who answers a message, and whether it is closed. */
export function TakeMessage({ thread, reload }: { thread: MessageThread; reload: () => Promise<void> }) {
  const { _id, version, assignee, state, colleagues } = thread
  const { user } = root.useRouteContext()
  const { isOff, act } = useAction({
    onFailure: async error => {
      notify.failure(error)
      await reload()
      return false
    },
  })
  const change = (changed: { assignee?: string; isClosed?: boolean }, success: string) => {
    const param = { id: encodeURIComponent(_id) }
    return act(() => answerOf(calls.message[':id'].$patch({ param, json: { version, ...changed } })), {
      success,
    })
  }
  const give = (to: string) =>
    void change({ assignee: to }, to === '' ? 'Nobody has taken it now' : `Taken by ${to}`)
  const isClosed = state === 'closed'
  const isFormer = assignee !== null && !colleagues.some(({ email }) => email === assignee)
  return (
    <section aria-labelledby="taken" className="sheet grid gap-4 p-5 print:hidden">
      <h2 id="taken" className="text-2xl">
        Taken by
      </h2>
      <SelectField
        label="Colleague"
        value={assignee ?? ''}
        disabled={isOff}
        onChange={event => give(event.currentTarget.value)}
      >
        <option value="">Nobody</option>
        {isFormer && <option value={assignee}>{assignee}</option>}
        {colleagues.map(({ email, name }) => (
          <option key={email} value={email}>
            {`${name} (${email})`}
          </option>
        ))}
      </SelectField>
      <p className="flex flex-wrap gap-2">
        {user && assignee !== user.email && (
          <button type="button" disabled={isOff} onClick={() => give(user.email)} className="btn btn-outline">
            Take it
          </button>
        )}
        <button
          type="button"
          disabled={isOff}
          onClick={() => void change({ isClosed: !isClosed }, isClosed ? 'It is open again' : 'It is closed')}
          className="btn btn-outline"
        >
          {isClosed ? 'Reopen' : 'Close'}
        </button>
      </p>
    </section>
  )
}
