import { type ComponentProps, type ReactNode, useId } from 'react'

interface FrameProps {
  label: ReactNode
  /** What is wrong with the value; shown under it and read with it. */
  error?: string | undefined
  hint?: ReactNode
}

/** What ties an input to its label, hint and message. */
interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a control and what is to be said about it. `children` draws the control with the ties it is given. */
export function FieldFrame({
  label,
  error,
  hint,
  children,
}: FrameProps & { children: (ties: FieldIds) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** A labelled input with its message. Everything else goes to the input, `ref` and `register()` included. */
export function Field({
  label,
  error,
  hint,
  className = '',
  ...input
}: FrameProps & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {ties => (
        <input
          type="text"
          {...input}
          {...ties}
          className={`input ${error ? 'input-error' : ''} ${className}`}
        />
      )}
    </FieldFrame>
  )
}

/** As Field, for longer texts. */
export function TextAreaField({
  label,
  error,
  hint,
  className = '',
  ...area
}: FrameProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {ties => (
        <textarea
          rows={5}
          {...area}
          {...ties}
          className={`textarea ${error ? 'textarea-error' : ''} ${className}`}
        />
      )}
    </FieldFrame>
  )
}

/** As Field, for one of several. */
export function SelectField({
  label,
  error,
  hint,
  className = '',
  ...select
}: FrameProps & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {ties => (
        <select {...select} {...ties} className={`select ${error ? 'select-error' : ''} ${className}`} />
      )}
    </FieldFrame>
  )
}
