import { useEffect, useRef } from 'react'
import type { DeliveryMethod } from '#contract/delivery/delivery.ts'

interface RivalMethodNoteProps {
  /** The method as somebody else has saved it. */
  rival: DeliveryMethod
  onKeepMine: (rival: DeliveryMethod) => void
  onTakeTheirs: (rival: DeliveryMethod) => void
}

/** Says that somebody else has edited the method meanwhile, with a choice between the two. Takes the focus. */
export function RivalMethodNote({ rival, onKeepMine, onTakeTheirs }: RivalMethodNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="mt-4 border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">
        Somebody else has edited {rival.name.toLowerCase()} meanwhile. Nothing you typed is lost.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" onClick={() => onKeepMine(rival)} className="btn btn-outline btn-sm">
          Save mine over theirs
        </button>
        <button type="button" onClick={() => onTakeTheirs(rival)} className="btn btn-outline btn-sm">
          Show theirs instead
        </button>
      </div>
    </div>
  )
}
