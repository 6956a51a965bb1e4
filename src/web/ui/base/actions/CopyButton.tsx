import { useState } from 'react'

/** Copies a text and confirms that it did. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy(): Promise<void> {
    // Without https browsers have no clipboard; the text can still be selected by hand.
    await navigator.clipboard?.writeText(text)
    setCopied(navigator.clipboard !== undefined)
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void copy().catch(() => setCopied(false))}
      className="btn btn-outline btn-xs"
    >
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </button>
  )
}
