import { useState } from 'react'
import { describeFailure } from './failure.ts'
import { useAction } from './use-action.ts'

/** Runs the action of an open dialog. What failed is for the dialog to show: a toast would stand behind it, out of reach. */
export function useDialogAction() {
  const [failure, setFailure] = useState<string>()
  const action = useAction({
    onFailure: error => {
      setFailure(describeFailure(error).text)
      return false
    },
  })

  /** Returns whether it succeeded, with a toast that says `success`. */
  async function act(call: () => Promise<unknown>, success: string): Promise<boolean> {
    setFailure(undefined)
    return action.act(call, { success })
  }

  const { isBusy, isOff } = action
  return { isBusy, isOff, failure, clearFailure: () => setFailure(undefined), act }
}
