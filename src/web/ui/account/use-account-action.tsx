import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeAuthError, needsPassword } from '../auth/auth-calls.ts'
import { notify } from '../toast.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Interrupted {
  /** Goes on with what was being done. */
  readonly goOn: () => void
  readonly giveUp: () => void
}

/**
 * Does one thing to the account at a time, says what came of it, and shows the account as it is then. Where the shop asks for the
 * password first, so does `dialog`, which the caller renders; then it goes on.
 */
export function useAccountAction() {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [interrupted, setInterrupted] = useState<Interrupted>()

  /** Answers whether it went well; `done` is said if so. */
  async function run(act: () => Promise<unknown>, done?: string): Promise<boolean> {
    setBusy(true)
    setMessage(undefined)
    try {
      await act()
      router.options.context.session.forget()
      await router.invalidate({ sync: true })
      if (done) notify.success(done)
      return true
    } catch (error) {
      if (needsPassword(error)) return interrupt(() => run(act, done))
      setMessage(describeAuthError(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  function interrupt(again: () => Promise<boolean>): Promise<boolean> {
    return new Promise(resolve => {
      const end = (result: boolean | Promise<boolean>) => {
        setInterrupted(undefined)
        resolve(result)
      }
      setInterrupted({ goOn: () => end(again()), giveUp: () => end(false) })
    })
  }

  const dialog = interrupted && <PasswordDialog onConfirmed={interrupted.goOn} onClose={interrupted.giveUp} />
  // Buttons are off while something is done, and until the page can do anything.
  return { isBusy, isOff: isBusy || !isHydrated, message, run, dialog }
}
