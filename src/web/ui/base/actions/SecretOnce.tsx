import { CopyButton } from './CopyButton.tsx'

interface SecretOnceProps {
  /** Undefined as long as there is none to show. */
  secret: string | undefined
  /** Whose it is: 'https://erp.example.com/'. */
  of: string
}

/** A secret that was just made, which nobody can see again. */
export function SecretOnce({ secret, of }: SecretOnceProps) {
  return (
    <output className="empty:hidden">
      {secret !== undefined && (
        <>
          <span className="mb-2 block font-semibold wrap-anywhere">
            The secret of {of}. Copy it now: it is shown this once, and nobody can read it again.
          </span>
          <span className="flex flex-wrap items-center gap-3">
            <code className="bg-base-200 px-2 py-1 break-all">{secret}</code>
            <CopyButton key={secret} text={secret} label="Copy the secret" />
          </span>
        </>
      )}
    </output>
  )
}
