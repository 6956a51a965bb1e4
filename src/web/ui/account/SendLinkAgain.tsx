import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { describeAuthError, postAuth } from '../auth/auth-calls.ts'

/** Mails the link that confirms one's address once more. */
export function SendLinkAgain({ email, label = 'Send again' }: { email: string; label?: string }) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await postAuth('send-verification-email', { email })
      setSaid(`A new link is on its way to ${email}.`)
    } catch (error) {
      setSaid(describeAuthError(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        disabled={isBusy || !isHydrated}
        onClick={() => void send()}
        className="btn btn-outline"
      >
        {label}
      </button>
      <output className="wrap-break-word">{said}</output>
    </div>
  )
}
