import { CopyButton } from './CopyButton.tsx'

/** The id of a payment, for quoting it to the shop. */
export function TransactionId({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <code className="text-sm break-all">{id}</code>
      <CopyButton text={id} label={`Copy transaction id ${id}`} />
    </span>
  )
}
