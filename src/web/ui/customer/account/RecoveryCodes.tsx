import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { Section } from './Section.tsx'

/** The recovery codes, shown only once. */
export function RecoveryCodes({
  codes,
  email,
  onKept,
}: {
  codes: readonly string[]
  email: string
  onKept: () => void
}) {
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of ${email} at Parts Hub\n\n${text}\n`)}`
  return (
    <Section
      title="Your recovery codes"
      lead="Each code signs you in once if you lose your app. Store them somewhere safe: they will not be shown again."
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:grid-cols-3">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} label="Copy the recovery codes" />
        <a href={file} download="parts-hub-recovery-codes.txt" className="btn btn-outline btn-xs">
          Download
        </a>
      </div>
      <button type="button" onClick={onKept} className="btn justify-self-start btn-secondary">
        I have saved them
      </button>
    </Section>
  )
}
