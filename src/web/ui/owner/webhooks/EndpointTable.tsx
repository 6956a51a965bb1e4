import { useState } from 'react'
import { webhookKinds } from '#contract/outgoing-webhooks/kinds.ts'
import type { WebhookEndpoint } from '#contract/outgoing-webhooks/outgoing-webhooks.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { SecretOnce } from '../../base/actions/SecretOnce.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { formatMoment } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<WebhookEndpoint>[] = [
  { label: 'Address', show: ({ url }) => url, className: 'font-semibold break-all' },
  {
    label: 'Told',
    show: ({ kinds }) =>
      kinds.length === webhookKinds.length ? (
        'Everything'
      ) : (
        <span className="text-sm">{kinds.join(', ')}</span>
      ),
  },
  {
    label: 'Last sent',
    show: ({ lastSentAt }) => (lastSentAt === null ? 'Nothing sent yet' : `Sent ${formatMoment(lastSentAt)}`),
  },
  {
    label: 'State',
    show: ({ on, offSince, offReason }) =>
      on || offSince === null ? (
        'On'
      ) : (
        <>
          <span className="badge badge-warning">Off</span>
          <span className="block text-sm text-muted">
            {offReason && `${offReason}. `}Since {formatMoment(offSince)}
          </span>
        </>
      ),
  },
  { label: 'Actions', show: endpoint => <Actions endpoint={endpoint} /> },
]

/** The endpoints: each can be switched off and on, get a new secret, and be removed. */
export function EndpointTable({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  return (
    <ListTable
      caption="Endpoints"
      columns={columns}
      rows={endpoints}
      keyOf={({ _id }) => _id}
      columnsFrom="56rem"
      cellClassName="block py-1 @4xl:py-2.5"
    />
  )
}

function Actions({ endpoint: { _id, url, on } }: { endpoint: WebhookEndpoint }) {
  const { isOff, act } = useAction()
  const [isLeaving, setLeaving] = useState(false)
  const [secret, setSecret] = useState<string>()
  const param = { id: encodeURIComponent(_id) }
  const call = calls['webhook-endpoint'][':id']
  const turn = () =>
    act(() => answerOf(call.$patch({ param, json: { on: !on } })), {
      success: on ? 'The endpoint is off' : 'The endpoint is on: what waited is sent',
    })
  const renew = () =>
    act(async () => setSecret((await answerOf(call.secret.$post({ param }))).secret), {
      success: 'It has a new secret; the one before signs too for a day',
    })
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {[
          [on ? 'Switch off' : 'Switch on', turn] as const,
          ['New secret', renew] as const,
          ['Remove', () => setLeaving(true)] as const,
        ].map(([label, run]) => (
          <button
            key={label}
            type="button"
            disabled={isOff}
            aria-label={`${label}: ${url}`}
            onClick={() => void run()}
            className="btn btn-outline btn-sm"
          >
            {label}
          </button>
        ))}
      </div>
      <SecretOnce secret={secret} of={url} />
      {isLeaving && <RemoveDialog id={_id} url={url} onClose={() => setLeaving(false)} />}
    </>
  )
}

function RemoveDialog({ id, url, onClose }: { id: string; url: string; onClose: () => void }) {
  const { isOff, failure, act } = useDialogAction()
  async function remove(): Promise<void> {
    const call = () =>
      answerOf(calls['webhook-endpoint'][':id'].$delete({ param: { id: encodeURIComponent(id) } }))
    if (await act(call, 'The endpoint is removed')) onClose()
  }
  return (
    <ConfirmDialog
      title="Remove this endpoint?"
      failure={failure}
      onClose={onClose}
      actions={
        <>
          <button type="button" disabled={isOff} onClick={() => void remove()} className="btn btn-error">
            Remove
          </button>
          <button type="button" onClick={onClose} className="btn btn-outline">
            Keep it
          </button>
        </>
      }
    >
      {url} is told nothing more, and what waits for it is not sent.
    </ConfirmDialog>
  )
}
