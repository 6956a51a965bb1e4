import { Link } from '@tanstack/react-router'
import { requiredColumns, type TableReport, tableColumns } from '#contract/catalog/product-table.ts'
import { describeGuess } from '#contract/csv.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { formatCount } from '../../base/figures/format.ts'
import { TableFileField } from '../../base/forms/TableFileField.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { countUnlisted, describeReport } from './describe-report.ts'
import { describeFact, labelFact } from './fact-words.ts'
import { type TableImportState, useTableImport } from './use-table-import.ts'

const optionalColumns = tableColumns.filter(column => !requiredColumns.some(each => each === column))

/** Imports a file of products: checks it, shows what it would change or what is wrong with it, then imports it. */
export function TableImport() {
  const { state, check, importChecked, showMore } = useTableImport()
  const { act, isOff } = useAction({ refresh: keepPage })
  const isBusy = ['sending', 'checking', 'importing'].includes(state.step)
  return (
    <div className="grid gap-8">
      <div className="sheet grid gap-5 p-6">
        <TableFileField
          label="CSV or XLSX file"
          hint="At most 64 MB and 200,000 rows. CSV in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs; of a workbook (.xlsx) the first sheet."
          isOff={isBusy}
          onFile={file => void check(file)}
          className="max-w-xl"
        />
        <p className="max-w-3xl text-sm text-muted">
          Needed columns: {requiredColumns.join(', ')}. Further ones: {optionalColumns.join(', ')}. Products
          are found by their SKU, otherwise by their name; columns that the file does not have stay as they
          are. To count stock, edit on_shelf in an export: all pieces on the shelf, reserved ones included.
          Leave on_shelf_seen as it is: rows whose stock has changed or was counted since are refused. In 100
          #3 the shelf had 100 pieces, and people had moved them 3 times. Written by hand it may be 100 alone:
          then only the pieces are compared, so import such a file only once.
        </p>
        {isBusy && (
          <progress
            className="progress w-full max-w-xl progress-secondary"
            aria-label={describeStep(state)}
            value={state.step === 'sending' ? state.share : undefined}
            max={1}
          />
        )}
      </div>
      <output className="font-semibold empty:hidden">{describeStep(state)}</output>
      {state.step === 'refused' && state.faults.length > 0 && (
        <ListTable
          caption="What is wrong with the file"
          columns={faultColumns}
          rows={state.faults}
          keyOf={({ field, message }) => `${field} ${message}`}
        />
      )}
      {(state.step === 'checked' || state.step === 'imported') && <Report report={state.report} />}
      {state.step === 'checked' && countUnlisted(state.report) > 0 && (
        <button
          type="button"
          className="btn justify-self-start btn-outline"
          disabled={isOff}
          onClick={() => void act(() => showMore(state.file, state.report))}
        >
          Show more changes
        </button>
      )}
      {state.step === 'checked' && countChanges(state.report) > 0 && (
        <button
          type="button"
          className="btn justify-self-start btn-secondary"
          onClick={() => void importChecked(state.file)}
        >
          Import {formatCount(countChanges(state.report))}{' '}
          {countChanges(state.report) === 1 ? 'product' : 'products'}
        </button>
      )}
      {state.step === 'imported' && (
        <Link to="/dashboard/products" className="btn justify-self-start btn-outline">
          Back to Products
        </Link>
      )}
    </div>
  )
}

const countChanges = ({ created, changed }: TableReport) => created + changed

function describeStep(state: TableImportState): string {
  switch (state.step) {
    case 'idle':
      return ''
    case 'sending':
      return `Sending ${state.name} …`
    case 'checking':
      return 'The shop is reading the table …'
    case 'importing':
      return 'The shop is importing the table …'
    case 'checked':
      return `Checked. ${describeReport(state.report)}`
    case 'imported':
      return `Imported. ${describeReport(state.report)}`
    case 'refused':
      return state.message
  }
}

function Report({ report }: { report: TableReport }) {
  const { changes, encoding, ignoredColumns } = report
  const guess = describeGuess(encoding)
  const unlisted = countUnlisted(report)
  return (
    <div className="grid gap-4">
      {guess && <p className="font-semibold">{guess}</p>}
      {ignoredColumns.length > 0 && (
        <p className="wrap-break-word">Columns that were not read: {ignoredColumns.join(', ')}.</p>
      )}
      {changes.length > 0 && (
        <ListTable
          caption="What changes"
          columns={changeColumns}
          rows={changes}
          keyOf={({ line }) => String(line)}
        />
      )}
      {unlisted > 0 && <p className="text-muted">And {formatCount(unlisted)} more.</p>}
    </div>
  )
}

type Change = TableReport['changes'][number]

const changeColumns: readonly Column<Change>[] = [
  { label: 'Line', show: ({ line }) => line },
  { label: 'Product', show: ({ name }) => name },
  { label: 'Change', show: change => (change.isNew ? 'New product' : describeChange(change)) },
]

const describeChange = ({ facts, before, after }: Change) =>
  facts
    .map(
      fact => `${labelFact(fact)}: ${describeFact(fact, before[fact])} → ${describeFact(fact, after[fact])}`,
    )
    .join('; ')

const faultColumns: readonly Column<{ field: string; message: string }>[] = [
  { label: 'Where', show: ({ field }) => field },
  { label: 'Fault', show: ({ message }) => message },
]
