import { type Confirmation, documentPath } from '#contract/catalog/confirmations.ts'
import { subjectWords } from '#contract/catalog/open-subjects.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { PdfButton } from '../../base/forms/PdfButton.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ConfirmedOf } from './ConfirmedOf.tsx'
import { showStatement } from './show-statement.ts'

const columns: readonly Column<Confirmation>[] = [
  { label: 'Family', show: ConfirmedOf },
  { label: 'Products', show: ({ products }) => formatCount(products) },
  {
    label: 'Confirmed',
    show: ({ subject, statement, confirmedAt, confirmedBy }) => (
      <>
        <strong className="font-semibold wrap-anywhere">{showStatement(subject, statement)}</strong>
        <span className="block text-sm text-muted wrap-anywhere">
          <time dateTime={confirmedAt}>{formatDay(confirmedAt)}</time>, {confirmedBy}
        </span>
      </>
    ),
  },
  { label: 'Document', show: row => <Document confirmation={row} /> },
  { label: 'Undo', show: row => <Undo confirmation={row} /> },
]

/** What was confirmed about a subject, the latest first. */
export function ConfirmationTable({ confirmations }: { confirmations: readonly Confirmation[] }) {
  return <ListTable caption="Confirmed" columns={columns} rows={confirmations} keyOf={({ _id }) => _id} />
}

function Document({ confirmation: { _id, name, documentedAt } }: { confirmation: Confirmation }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {documentedAt !== null && (
        <a href={documentPath(_id)} download className="link font-semibold">
          PDF<span className="sr-only"> of {name}</span>
        </a>
      )}
      <PdfButton
        verb={documentedAt === null ? 'Add' : 'Replace'}
        what={`the document of ${name}`}
        path={documentPath(_id)}
        field="document"
        success={`The document of ${name} is kept`}
      />
    </div>
  )
}

function Undo({ confirmation: { _id, name, subject } }: { confirmation: Confirmation }) {
  const { isOff, act } = useAction()
  const undo = () => answerOf(calls.confirmation[':id'].$delete({ param: { id: _id } }))
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={() => void act(undo, { success: `${subjectWords[subject]} of ${name} is to be confirmed` })}
      className="btn btn-outline btn-sm"
    >
      Undo<span className="sr-only"> of {name}</span>
    </button>
  )
}
