import { type FormEvent, useState } from 'react'
import { documentPath } from '#contract/catalog/confirmations.ts'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { statementsOf, subjectWords } from '#contract/catalog/open-subjects.ts'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '#contract/pdf-limits.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Field, FieldFrame, Options, SelectField } from '../../base/forms/Field.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { toSentence } from '../../base/forms/field-of.ts'
import { sendForm } from '../../base/forms/send-form.ts'
import { showStatement } from './show-statement.ts'

const confirm = (open: OpenDeclaration, statement: string) => {
  const { subject, family, product, why, proposed } = open
  return answerOf(calls.confirmation.$post({ json: { subject, family, product, why, proposed, statement } }))
}

/** Confirms what is proposed by one press, or something else, with a document, in a dialog. */
export function Confirm({ open }: { open: OpenDeclaration }) {
  const [isAsked, setAsked] = useState(false)
  const { isOff, act } = useAction()
  const { subject, proposed, name } = open
  const isWhole = subject === 'origin' ? proposed !== '' : proposed.length === 8
  return (
    <div className="flex flex-wrap gap-2">
      {isWhole && (
        <button
          type="button"
          disabled={isOff}
          onClick={() => void act(() => confirm(open, proposed), { success: successOf(open) })}
          className="btn btn-sm btn-secondary"
        >
          Confirm
          <span className="sr-only">
            {' '}
            {showStatement(subject, proposed)} of {name}
          </span>
        </button>
      )}
      <button type="button" onClick={() => setAsked(true)} className="btn btn-outline btn-sm">
        {isWhole ? 'Correct' : 'Confirm …'}
        <span className="sr-only"> of {name}</span>
      </button>
      {isAsked && <ConfirmForm open={open} onClose={() => setAsked(false)} />}
    </div>
  )
}

const successOf = ({ subject, name }: OpenDeclaration) => `${subjectWords[subject]} of ${name} is confirmed`

function ConfirmForm({ open, onClose }: { open: OpenDeclaration; onClose: () => void }) {
  const { subject, proposed, name, products } = open
  const statements = statementsOf[subject]
  const [statement, setStatement] = useState(statements[0] ?? proposed)
  const [document, setDocument] = useState<File>()
  /** Once it is confirmed and its document is still to be sent. */
  const [confirmed, setConfirmed] = useState<string>()
  const { isOff, failure, act } = useDialogAction()
  const isTooLarge = document !== undefined && document.size > MAX_CERTIFICATE_BYTES

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isTooLarge) return
    const isDone = await act(async () => {
      const id = confirmed ?? (await confirm(open, statement)).insertedId
      setConfirmed(id)
      if (!document) return
      const form = new FormData()
      form.set('document', document)
      await sendForm(documentPath(id), form)
    }, successOf(open))
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={`${subjectWords[subject]} of ${name}`}
      text={`For ${formatCount(products)} ${products === 1 ? 'product' : 'products'}. What is said at a product itself stays.`}
      button="Confirm"
      isOff={isOff}
      failure={isTooLarge ? toSentence('The document', CERTIFICATE_TOO_LARGE) : failure}
      onSubmit={event => void submit(event)}
      onClose={onClose}
      className="grid gap-4 text-base-content"
    >
      {statements.length > 0 ? (
        <SelectField
          label="What is so"
          value={statement}
          onChange={({ currentTarget }) => setStatement(currentTarget.value)}
        >
          <Options of={Object.fromEntries(statements.map(each => [each, each]))} />
        </SelectField>
      ) : (
        <Field
          label={subjectWords[subject]}
          hint={subject === 'customs' ? 'Eight digits' : 'Two letters'}
          value={statement}
          onChange={({ currentTarget }) => setStatement(currentTarget.value)}
        />
      )}
      <FieldFrame label="Document" hint="A PDF, if there is one. Customers find it at the parts.">
        {ties => (
          <input
            {...ties}
            type="file"
            accept=".pdf,application/pdf"
            className="file-input w-full border-field-line"
            onChange={({ currentTarget }) => setDocument(currentTarget.files?.[0])}
          />
        )}
      </FieldFrame>
    </FormDialog>
  )
}
