import { useEffect, useRef } from 'react'

/**
 * Shows in a form of plain controls, by their names, what the address says. The address may change without the form: by the
 * browser's back button, or when the filters are cleared.
 */
export function useShownInForm(shown: Readonly<Record<string, string | boolean>>) {
  const form = useRef<HTMLFormElement>(null)
  const text = JSON.stringify(shown)
  useEffect(() => {
    const values: Record<string, string | boolean> = JSON.parse(text)
    for (const control of form.current?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
      const value = values[control.name]
      if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
      else if (typeof value === 'string') control.value = value
    }
  }, [text])
  return form
}
