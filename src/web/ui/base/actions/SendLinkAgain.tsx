import { useState } from 'react'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { keepPage, useAction } from './use-action.ts'

/** Mails the link that confirms the person's address again. */
export function SendLinkAgain({ email, label = 'Send again' }: { email: string; label?: string }) {
  const [said, setSaid] = useState('')
  const { isOff, act } = useAction({
    refresh: keepPage,
    onFailure: error => {
      setSaid(describeAuthError(error))
      return false
    },
  })

  async function send(): Promise<void> {
    const isSent = await act(() => postAuth('send-verification-email', { email }))
    if (isSent) setSaid(`A new link is on its way to ${email}.`)
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <button type="button" disabled={isOff} onClick={() => void send()} className="btn btn-outline">
        {label}
      </button>
      <output className="wrap-break-word">{said}</output>
    </div>
  )
}
