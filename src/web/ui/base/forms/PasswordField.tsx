import { type ComponentProps, useState } from 'react'
import { FieldFrame } from './Field.tsx'

/** A password field whose content can be shown. */
export function PasswordField({
  label,
  error,
  hint,
  ...input
}: { label: string; error?: string | undefined; hint?: string } & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {ties => (
        <div className="flex gap-2">
          <input
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
            className={`input ${error ? 'input-error' : ''}`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={ties.id}
            onClick={() => setShown(!isShown)}
            className="btn shrink-0 btn-outline"
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
