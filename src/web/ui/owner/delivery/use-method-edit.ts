import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { DeliveryMethod } from '#contract/delivery/delivery.ts'
import { CallError, problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useProblems } from '../../base/forms/use-problems.ts'
import { editDeliveryMethod, listDeliveryMethods } from './delivery-calls.ts'
import { type MethodDraft, toDraft, toEdit } from './method-draft.ts'

/** Edits a method of delivery. Nothing typed is lost: if somebody else was faster, the person decides what counts. */
export function useMethodEdit(method: DeliveryMethod) {
  const router = useRouter()
  /** The method as the shop has it; an edit names its version. */
  const [base, setBase] = useState(method)
  const [draft, setDraft] = useState(() => toDraft(method))
  const [isBusy, setIsBusy] = useState(false)
  /** What somebody else has saved meanwhile. */
  const [rival, setRival] = useState<DeliveryMethod>()
  const form = useRef<HTMLFormElement>(null)
  const { setProblems, problemOf } = useProblems(form)

  const hasChanges = JSON.stringify(toEdit(draft)) !== JSON.stringify(toEdit(toDraft(base)))

  async function save(seen = base): Promise<void> {
    setIsBusy(true)
    setProblems([])
    try {
      const saved = await editDeliveryMethod(seen, toEdit(draft))
      setBase(saved)
      setDraft(toDraft(saved))
      setRival(undefined)
      notify.success(`${saved.name} saved`)
      await router.invalidate()
    } catch (error) {
      await handle(error)
    } finally {
      setIsBusy(false)
    }
  }

  async function handle(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) return notify.failure(error)
    if (error.status === 412) return showRival()
    const errors = problemsOf(error)
    if (errors.length === 0) return notify.failure(error, { retry: () => void save() })
    setProblems(errors)
  }

  async function showRival(): Promise<void> {
    const methods = await listDeliveryMethods().catch((error: unknown) => notify.failure(error))
    setRival(methods?.find(each => each.method === method.method))
  }

  return {
    form,
    draft,
    change: (changed: Partial<MethodDraft>) => setDraft({ ...draft, ...changed }),
    hasChanges,
    isBusy,
    save,
    problemOf,
    rival,
    keepMine: (theirs: DeliveryMethod) => save(theirs),
    takeTheirs(theirs: DeliveryMethod): void {
      setBase(theirs)
      setDraft(toDraft(theirs))
      setRival(undefined)
      setProblems([])
    },
  }
}
