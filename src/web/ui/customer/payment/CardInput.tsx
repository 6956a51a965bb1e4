import type { ChangeEvent } from 'react'
import { Field } from '../../base/forms/Field.tsx'

interface CardInputProps {
  label: string
  autoComplete: string
  placeholder?: string
  format: (typed: string) => string
  value: string
  onValue: (value: string) => void
}

/** A field for digits, formatted while typing at the end; corrections in the middle are formatted on blur. */
export function CardInput({ label, autoComplete, placeholder, format, value, onValue }: CardInputProps) {
  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    onValue(input.selectionStart === input.value.length ? format(input.value) : input.value)
  }
  return (
    <Field
      label={label}
      autoComplete={autoComplete}
      placeholder={placeholder}
      inputMode="numeric"
      required
      value={value}
      onChange={change}
      onBlur={() => onValue(format(value))}
    />
  )
}
