import { useCallback, useEffect, useRef, useState } from 'react'
import type { PartNumberList } from '#contract/part-numbers/part-numbers.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'

const PAGE_SIZE = 50

/** A page of the person's part numbers, or of those that contain a text. */
export function usePartNumbers() {
  const [{ q, page }, look] = useState({ q: '', page: 1 })
  /** Undefined until it has been read; the one before while the next is on its way. */
  const [list, setList] = useState<PartNumberList>()
  const questions = useRef(0)
  /** Undefined if something else has been asked for meanwhile. */
  const read = useCallback(async () => {
    questions.current += 1
    const question = questions.current
    const query = { q, from: String((page - 1) * PAGE_SIZE), limit: String(PAGE_SIZE) }
    const found = await answerOf(calls['part-number'].$get({ query }))
    return question === questions.current ? found : undefined
  }, [q, page])
  const show = useCallback(
    (found: PartNumberList | undefined) => {
      if (!found) return
      const last = countPages(found)
      // The only number of the last page may have been forgotten.
      if (page > last) look({ q, page: last })
      else setList(found)
    },
    [q, page],
  )
  useEffect(() => {
    let isCurrent = true
    read().then(show, (error: unknown) => isCurrent && notify.failure(error))
    return () => {
      isCurrent = false
    }
  }, [read, show])
  return {
    list,
    q,
    page,
    pages: list ? countPages(list) : 1,
    search: (text: string) => look({ q: text, page: 1 }),
    turnTo: (next: number) => look({ q, page: next }),
    reload: async () => show(await read()),
  }
}

function countPages({ total }: PartNumberList): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}
