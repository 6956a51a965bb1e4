import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Says that the request has changed since it was shown. Takes the focus; what was typed stays until the new state is asked for. */
export function AnsweredNote() {
  const router = useRouter()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="mb-6 border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">
        This request has been answered or taken back meanwhile. Nothing you typed was sent.
      </p>
      <button type="button" onClick={() => void router.invalidate()} className="btn mt-3 btn-outline btn-sm">
        Show what it is now
      </button>
    </div>
  )
}
