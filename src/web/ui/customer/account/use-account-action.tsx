import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describeAuthError, needsPassword, postAuth } from '../../../auth-calls.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'

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

/** Asks for the password again before a way to sign in is added or removed. */
function PasswordDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const form = useForm<{ password: string }>()

  async function confirm({ password }: { password: string }): Promise<void> {
    try {
      await postAuth('confirm-password', { password })
      onConfirmed()
    } catch (error) {
      form.setError('password', { message: describeAuthError(error) }, { shouldFocus: true })
    }
  }

  return (
    <FormDialog
      title="Please confirm it’s you"
      text="Please type your password again to change how you sign in."
      onClose={onClose}
      button="Continue"
      isOff={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(confirm)}
    >
      <Fields form={form} of={[ownPassword]} />
    </FormDialog>
  )
}
