import { useId } from 'react'

/** Opens a text or CSV file of the visitor's, and hands over what is in it. */
export function OpenTextFile({ onOpened }: { onOpened: (text: string) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className="btn btn-outline focus-within:outline-2 focus-within:outline-offset-2">
      Open a file
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (file) onOpened(await file.text())
          target.value = ''
        }}
      />
    </label>
  )
}
