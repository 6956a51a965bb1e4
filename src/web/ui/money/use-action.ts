import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../toast.tsx'

/** Something an admin does about money: says how it went, and reads the page anew. */
export function useAction() {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()

  /** `call` answers what to say. Answers whether it went well. */
  async function act(call: () => Promise<string>): Promise<boolean> {
    setBusy(true)
    try {
      notify.success(await call())
      await router.invalidate()
      return true
    } catch (error) {
      notify.failure(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, isOff: isBusy || !isHydrated, act }
}
