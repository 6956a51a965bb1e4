import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from './toast.tsx'

type Router = ReturnType<typeof useRouter>

interface ActionDefaults {
  /** Reloads what has changed after a success; the page by default. */
  readonly refresh?: (router: Router) => unknown
  /** Reports a failure, or repeats the action with `again`. Returns whether it succeeded in the end. */
  readonly onFailure?: (error: unknown, again: () => Promise<boolean>) => boolean | Promise<boolean>
}

interface ActionOptions<Result> {
  /** The message shown after a success. */
  readonly success?: string | ((result: Result) => string)
  /** Whether the message of a failure offers a retry; true by default. */
  readonly canRetry?: boolean
  /** Tells several buttons apart; `busy` is the key of the action in progress. */
  readonly key?: string
}

/**
 * Runs the action of a button: disables its buttons meanwhile, reports the result and reloads the page. Without `onFailure`,
 * failures are shown in a toast.
 */
export function useAction({ refresh = reload, onFailure }: ActionDefaults = {}) {
  const router = useRouter()
  const [busy, setBusy] = useState<string>()

  /** Returns whether it succeeded. */
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
      // Not awaited: nothing is in progress while the person decides.
      if (onFailure) return onFailure(error, again)
      notify.failure(error, canRetry ? { retry: () => void again() } : {})
      return false
    } finally {
      setBusy(undefined)
    }
  }

  const isBusy = busy !== undefined
  return { busy, isBusy, isOff: isBusy, act }
}

function reload(router: Router): Promise<void> {
  return router.invalidate()
}

/** For actions that change nothing on the page. */
export function keepPage(): void {}
