import { useState } from 'react'
import type { ApiKey } from '#contract/accounts/api-keys.ts'
import { roleNames } from '#contract/accounts/right-words.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<ApiKey>[] = [
  {
    label: 'Name',
    show: ({ name, prefix }) => (
      <>
        <span className="font-semibold">{name}</span>
        <code className="block text-sm text-muted">{prefix}…</code>
      </>
    ),
    className: 'wrap-anywhere',
  },
  { label: 'Role', show: ({ role }) => roleNames[role] },
  { label: 'Acts for', show: ({ madeBy }) => madeBy, className: 'break-all' },
  {
    label: 'Last used',
    show: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : formatMoment(lastUsedAt)),
  },
  { label: 'Valid until', show: ({ expiresAt }) => formatMoment(expiresAt) },
  { label: 'State', show: apiKey => <State apiKey={apiKey} /> },
]

/** API keys, of which those that are valid can be revoked. */
export function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  return <ListTable caption="API keys" columns={columns} rows={keys} keyOf={({ _id }) => _id} />
}

function State({ apiKey }: { apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false)
  if (apiKey.state === 'expired') return <span className="badge badge-warning">Expired</span>
  if (apiKey.state === 'revoked') return <span className="badge badge-warning">Revoked</span>
  return (
    <>
      <button
        type="button"
        aria-label={`Revoke: ${apiKey.name}`}
        onClick={() => setOpen(true)}
        className="btn btn-outline btn-sm"
      >
        Revoke
      </button>
      {isOpen && <RevokeDialog apiKey={apiKey} onClose={() => setOpen(false)} />}
    </>
  )
}

function RevokeDialog({ apiKey: { _id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { isOff, failure, act } = useDialogAction()
  async function revoke(): Promise<void> {
    const call = () => answerOf(calls['api-key'][':id'].$delete({ param: { id: encodeURIComponent(_id) } }))
    if (await act(call, `The API key ‘${name}’ is revoked`)) onClose()
  }
  return (
    <ConfirmDialog
      title={`Revoke ‘${name}’?`}
      failure={failure}
      onClose={onClose}
      actions={
        <>
          <button type="button" disabled={isOff} onClick={() => void revoke()} className="btn btn-error">
            Revoke
          </button>
          <button type="button" onClick={onClose} className="btn btn-outline">
            Keep it
          </button>
        </>
      }
    >
      What uses this key is refused from its next call on. This cannot be taken back.
    </ConfirmDialog>
  )
}
