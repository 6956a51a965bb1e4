import { useState } from 'react'
import { describeAuthError, needsPassword } from '../../../auth-calls.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

interface Interrupted {
  /** Resumes the interrupted action. */
  readonly goOn: () => void
  readonly giveUp: () => void
}

/**
 * Runs one action on the account at a time, shows its result and reloads the account. If the shop requires the password first,
 * `dialog`, which the caller renders, asks for it and then resumes the action.
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

  /** Returns whether it succeeded; if so, `done` is shown. */
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
