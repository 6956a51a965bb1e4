import { useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from './toast.tsx'

type Router = ReturnType<typeof useRouter>

interface Habits {
  /** What is loaded anew once it went well: the page, unless told otherwise. */
  readonly refresh?: (router: Router) => unknown
  /** Tells the person that it failed, or does it again by `again`. Answers whether it went well in the end. */
  readonly onFailure?: (error: unknown, again: () => Promise<boolean>) => boolean | Promise<boolean>
}

interface ActionOptions<Result> {
  /** What is said when it went well. */
  readonly success?: string | ((result: Result) => string)
  /** Whether the message of a failure offers to try again; it does unless told otherwise. */
  readonly canRetry?: boolean
  /** Which of several things it is done to; `busy` is that meanwhile. */
  readonly key?: string
}

/**
 * Does what a button is for: its buttons are off meanwhile, the person is told how it went, and the page is loaded anew. Without
 * `onFailure`, a message in the corner tells of failures.
 */
export function useAction({ refresh = reload, onFailure }: Habits = {}) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState<string>()

  /** Answers whether it went well. */
  async function act<Result>(
    call: () => Promise<Result>,
    options: ActionOptions<Result> = {},
  ): Promise<boolean> {
    const { success, canRetry = true, key = '' } = options
    const again = () => act(call, options)
    setBusy(key)
    try {
      const result = await call()
      if (success !== undefined) notify.success(typeof success === 'string' ? success : success(result))
      await refresh(router)
      return true
    } catch (error) {
      // Not awaited: nothing is being done while the person decides.
      if (onFailure) return onFailure(error, again)
      notify.failure(error, canRetry ? { retry: () => void again() } : {})
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const isBusy = busy !== undefined
  // Buttons are off while something is done, and until the page can do anything.
  return { busy, isBusy, isOff: isBusy || !isHydrated, act }
}

function reload(router: Router): Promise<void> {
  return router.invalidate()
}

/** For what changes nothing that the page shows. */
export function keepPage(): void {}
