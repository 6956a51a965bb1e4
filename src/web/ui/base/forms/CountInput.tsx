import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './Field.tsx'

/** Longer than any count the shop takes, with marks between its thousands. */
const LONGEST = 12

interface CountProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** Takes a step up or down, by the arrow keys. */
  onStep?: ((direction: 1 | -1, input: HTMLInputElement) => void) | undefined
}

/**
 * The input of a count: text, because people write thousands in many ways, and a browser's field for numbers tells nobody what was typed into it
 * that it does not take. What is typed is read by `contract/amounts.ts`.
 */
export function CountInput({ onStep, ...input }: CountProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST}
      onFocus={event => event.target.select()}
      {...input}
      onKeyDown={event => {
        input.onKeyDown?.(event)
        if (!onStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onStep(event.key === 'ArrowUp' ? 1 : -1, event.currentTarget)
      }}
    />
  )
}

interface StepsProps extends CountProps {
  onStep: (direction: 1 | -1) => void
  /** What the buttons are for, where there are several: 'Fewer of this product'. */
  of?: string
  isSmall?: boolean
}

/** The same between buttons that take a step. Pressed before the page's scripts have come, they are done as often as they were pressed. */
export function CountSteps({ onStep, of, isSmall = false, className = '', ...input }: StepsProps) {
  const size = isSmall ? 'btn-sm' : ''
  const button = (direction: 1 | -1, label: string, sign: string) => (
    <button
      type="button"
      aria-label={of ? `${label} of ${of}` : label}
      onClick={() => onStep(direction)}
      data-each-press
      className={`btn btn-square btn-outline join-item [@media(scripting:none)]:hidden ${size}`}
    >
      {sign}
    </button>
  )
  return (
    <>
      {button(-1, 'Fewer', '−')}
      <CountInput {...input} onStep={onStep} className={`input join-item text-center ${className}`} />
      {button(1, 'More', '+')}
    </>
  )
}

/** A labelled count with its hint and message, like Field. */
export function CountField({
  label,
  error,
  hint,
  className = '',
  ...input
}: Omit<ComponentProps<typeof FieldFrame>, 'children'> & CountProps & { label: ReactNode }) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {ties => (
        <CountInput {...input} {...ties} className={`input ${error ? 'input-error' : ''} ${className}`} />
      )}
    </FieldFrame>
  )
}
