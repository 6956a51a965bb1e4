import { type FormEvent, useId } from 'react'
import { type TableSearch, writeTableSearch } from './table-search.ts'

/** Scrolls to a size as people write it. Without JavaScript, the server answers with the rows that it stands among. */
export function JumpField({
  path,
  search,
  jump,
}: {
  path: string
  search: TableSearch
  jump: (typed: string) => void
}) {
  const id = useId()
  const kept = new URLSearchParams(writeTableSearch({ ...search, from: 0 }))
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    jump(String(new FormData(event.currentTarget).get('jump') ?? '').trim())
  }
  return (
    <form action={path} onSubmit={submit}>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        Jump to size
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="jump"
          defaultValue={search.jump}
          maxLength={60}
          autoComplete="off"
          className="input h-9 w-32 input-sm"
        />
        <button type="submit" className="btn btn-outline btn-sm">
          Jump
        </button>
      </div>
    </form>
  )
}
