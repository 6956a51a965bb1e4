import type { SettingChange } from '#contract/settings/settings.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<SettingChange>[] = [
  { label: 'Setting', show: ({ label }) => label, className: 'font-semibold' },
  { label: 'Before', show: ({ before }) => showValue(before), className: 'wrap-anywhere' },
  { label: 'After', show: ({ after }) => showValue(after), className: 'wrap-anywhere' },
  {
    label: 'Who, when',
    show: ({ changedBy, changedAt }) => (
      <>
        <span className="block wrap-anywhere">{changedBy}</span>
        <span className="text-sm text-muted">{formatMoment(changedAt)}</span>
      </>
    ),
  },
  { label: 'Undo', show: change => change.canUndo && <Undo change={change} /> },
]

/** What was changed, the newest first; the last change of each setting can be undone. */
export function ChangeTable({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <ListTable
      caption="Changes of settings"
      columns={columns}
      rows={changes}
      keyOf={({ version }) => String(version)}
    />
  )
}

function showValue(value: string | null) {
  if (value === null) return <span className="text-muted">as the environment says</span>
  return value === '' ? <span className="text-muted">nothing</span> : value
}

function Undo({ change: { version, label } }: { change: SettingChange }) {
  const { isOff, act } = useAction()
  const call = () =>
    answerOf(calls.settings.changes[':version'].undo.$post({ param: { version: String(version) } }))
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Undo: ${label}`}
      onClick={() => void act(call, { success: `${label}: as before` })}
      className="btn btn-outline btn-sm"
    >
      Undo
    </button>
  )
}
