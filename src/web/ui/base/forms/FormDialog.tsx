import { type ComponentProps, type ReactNode, useId } from 'react'
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx'

interface FormDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'actions'> {
  onSubmit: ComponentProps<'form'>['onSubmit']
  formRef?: ComponentProps<'form'>['ref']
  /** What the button that sends the form says, and the one that leaves it. */
  button: string
  cancel?: string
  isOff?: boolean
  /** What the button that sends it looks like. */
  look?: string
  /** Stands above the fields. */
  text?: ReactNode
  /** Another button, between the two. */
  between?: ReactNode
  /** What the form looks like. */
  className?: string
  /** The fields. */
  children: ReactNode
}

/** A dialog around a form, whose buttons are those of the dialog. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, formRef, button, cancel = 'Cancel', isOff, look = 'btn-secondary', text, between } = props
  const { title, failure, onClose, className = 'text-base-content', children } = props
  const id = useId()
  return (
    <ConfirmDialog
      title={title}
      failure={failure}
      onClose={onClose}
      actions={
        <>
          <button type="submit" form={id} disabled={isOff} className={`btn ${look}`}>
            {button}
          </button>
          {between}
          <button type="button" onClick={onClose} className="btn btn-outline">
            {cancel}
          </button>
        </>
      }
    >
      {text && <p className="mb-4">{text}</p>}
      <form ref={formRef} id={id} noValidate onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </ConfirmDialog>
  )
}
