import { useEffect, useRef } from 'react'
import { ENGLISH } from '#contract/language.ts'
import { labelFact } from '../products/fact-words.ts'
import type { Rival } from './use-product-edit.ts'

/** Says that somebody else has edited the product meanwhile, and what to do. Takes the focus, as it is above the fields. */
export function RivalNote({ rival: { adopted, contested } }: { rival: Rival }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">Somebody else has edited this product. Nothing you typed is lost.</p>
      {adopted.length > 0 && <p className="mt-1">Their changes are shown below: {listLabels(adopted)}.</p>}
      <p className="mt-1">
        {contested.length > 0
          ? `You have both changed ${listLabels(contested)}: choose below, or save again to keep yours.`
          : 'Save again to keep what you typed.'}
      </p>
    </div>
  )
}

function listLabels(names: Rival['adopted']): string {
  return new Intl.ListFormat(ENGLISH).format(names.map(name => labelFact(name).toLowerCase()))
}
