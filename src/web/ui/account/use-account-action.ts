import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeAuthError } from '../auth/auth-calls.ts'
import { notify } from '../toast.tsx'

/** Does one thing to the account at a time, says what came of it, and shows the account as it is then. */
export function useAccountAction() {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()

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
      setMessage(describeAuthError(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  // Buttons are off while something is done, and until the page can do anything.
  return { isBusy, isOff: isBusy || !isHydrated, message, run }
}
