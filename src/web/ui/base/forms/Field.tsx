import { type ComponentProps, type ReactNode, useId } from 'react'

interface FrameProps {
  label: ReactNode
  /** What is wrong with the value; shown under it and announced with it. */
  error?: string | undefined
  hint?: ReactNode
}

/** The attributes that connect an input to its label, hint and message. */
interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a control, a hint and a message. `children` renders the control with the attributes it is given. */
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

/** A labelled input with its message. All other props go to the input, including `ref` and those of `register()`. */
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

/** Like Field, for longer texts. */
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

/** Like Field, for a choice of options. */
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

/** The choices of a select, by their values. */
export function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
