import { useState } from 'react'
import { describeAuthError, needsPassword } from '../../auth-calls.ts'
import { useAction } from '../use-action.ts'
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
  const [message, setMessage] = useState<string>()
  const [interrupted, setInterrupted] = useState<Interrupted>()
  const { isBusy, isOff, act } = useAction({
    refresh: router => {
      router.options.context.session.forget()
      return router.invalidate({ sync: true })
    },
    onFailure: (error, again) => {
      if (needsPassword(error)) return interrupt(again)
      setMessage(describeAuthError(error))
      return false
    },
  })

  /** Answers whether it went well; `done` is said if so. */
  function run(call: () => Promise<unknown>, done?: string): Promise<boolean> {
    setMessage(undefined)
    return act(call, { success: done })
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
  return { isBusy, isOff, message, run, dialog }
}
