import { useCallback, useEffect, useState } from 'react'
import type { PartNumberList } from '#contract/part-numbers.ts'
import { answerOf, calls } from '../../client.ts'
import { notify } from '../toast.tsx'

const PAGE_SIZE = 50

/** A page of the person's part numbers, or of those that contain a text. */
export function usePartNumbers() {
  const [{ q, page }, look] = useState({ q: '', page: 1 })
  /** Undefined until it has been read; the one before while the next is on its way. */
  const [list, setList] = useState<PartNumberList>()
  const read = useCallback(async () => {
    const query = { q, from: String((page - 1) * PAGE_SIZE), limit: String(PAGE_SIZE) }
    return answerOf(calls['part-number'].$get({ query }))
  }, [q, page])
  useEffect(() => {
    let isCurrent = true
    read().then(
      found => isCurrent && setList(found),
      (error: unknown) => isCurrent && notify.failure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [read])
  return {
    list,
    q,
    page,
    pages: Math.max(1, Math.ceil((list?.total ?? 0) / PAGE_SIZE)),
    search: (text: string) => look({ q: text, page: 1 }),
    turnTo: (next: number) => look({ q, page: next }),
    reload: async () => setList(await read()),
  }
}
