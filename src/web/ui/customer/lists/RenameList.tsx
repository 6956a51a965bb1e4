import { type FormEvent, useState } from 'react'
import { answerOf, calls } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Field } from '../../base/forms/Field.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { useFieldFault } from '../../base/forms/use-problems.ts'

/** Calls a list something else, in a dialog. */
export function RenameList({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(name)
  // A toast would stand behind the dialog, out of reach.
  const [failure, setFailure] = useState<string>()
  const { form, fault, clearFault, onFailure } = useFieldFault('name', error =>
    setFailure(describeFailure(error).text),
  )
  const { isBusy, act } = useAction({ onFailure })

  function forget(): void {
    clearFault()
    setFailure(undefined)
  }

  function open(): void {
    setTyped(name)
    forget()
    setOpen(true)
  }

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    forget()
    const call = () => answerOf(calls['shopping-list'][':id'].$put({ param: { id }, json: { name: typed } }))
    if (await act(call, { success: 'The list is renamed' })) setOpen(false)
  }

  return (
    <>
      {/* On while the dialog is busy: the focus comes back here. */}
      <button type="button" onClick={open} className="btn btn-outline btn-sm">
        Rename
      </button>
      {isOpen && (
        <FormDialog
          title="Rename this list"
          onClose={() => setOpen(false)}
          failure={failure}
          button="Rename"
          isOff={isBusy}
          formRef={form}
          onSubmit={event => void rename(event)}
        >
          <Field
            label="Name"
            value={typed}
            maxLength={80}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
            error={fault}
          />
        </FormDialog>
      )}
    </>
  )
}
