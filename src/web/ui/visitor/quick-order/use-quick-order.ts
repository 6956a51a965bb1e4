import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeGuess } from '#contract/csv.ts'
import { type QuickOrder, uploadedQuickOrder } from '#contract/quick-order/quick-order.ts'
import { MAX_LIST_BYTES } from '#contract/quick-order/uploaded-lists.ts'
import { answerOf, CallError, calls, problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { notify } from '../../base/actions/toast.tsx'
import { sendForm } from '../../base/forms/send-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { changeBasket } from '../../basket/basket-store.ts'
import { type KeptQuickOrder, NOTHING, readKept, writeKept } from './kept-quick-order.ts'
import { keyOf, newNumberOf, type QuickRow, type ReadyRow, readyRows, toAdditions } from './quick-rows.ts'
import { takeIn, takeOut } from './take-in.ts'

interface QuickOrderOptions {
  readonly isSignedIn: boolean
  /** Whether the tab keeps it. What it keeps is only known in the browser: the component has to be made anew then. */
  readonly isKept: boolean
  /** Whose own part numbers count; the person's by default. */
  readonly finder?: ProductFinder
}

/** Finds what the lines of a list mean. */
export interface ProductFinder {
  readonly inText: (text: string) => Promise<QuickOrder>
  /** Where a file is sent. */
  readonly filePath: string
}

const ownFinder: ProductFinder = {
  inText: text => answerOf(calls['quick-order'].$post({ json: { text } })),
  filePath: '/quick-order/file',
}

/** The list being typed and read, kept in this tab until its lines are in the basket. */
export function useQuickOrder({ isSignedIn, isKept, finder = ownFinder }: QuickOrderOptions) {
  const [kept, setKept] = useState(isKept ? readKept : NOTHING)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ readonly field: 'text' | 'file'; readonly message: string }>()
  /** What is to be known of the file that was read. */
  const [guess, setGuess] = useState<string>()
  const files = useRef(new Map<string, File>())
  const once = useIdempotencyKey()
  useEffect(() => {
    if (isKept) writeKept(kept)
  }, [kept, isKept])

  /** Reads a file, or the pasted list (''). Returns whether that could be read. */
  async function read(file: string, call: () => Promise<QuickOrder>): Promise<boolean> {
    setBusy(true)
    setFault(undefined)
    setGuess(undefined)
    try {
      const order = await call()
      // Shown before the caller moves the focus there.
      flushSync(() => setKept(before => takeIn(before, file, order)))
      return true
    } catch (error) {
      setFault({ field: file === '' ? 'text' : 'file', message: describe(error) })
      return false
    } finally {
      setBusy(false)
    }
  }

  const readText = () => read('', () => finder.inText(kept.text))

  function readFile(file: File): Promise<boolean> {
    files.current.set(file.name, file)
    return read(file.name, async () => {
      if (file.size > MAX_LIST_BYTES) throw new CallError(413)
      const form = new FormData()
      form.set('file', file)
      const { encoding, ...found } = uploadedQuickOrder.parse(await sendForm(finder.filePath, form))
      setGuess(describeGuess(encoding))
      return found
    })
  }

  /** Reads the text and the files anew of which lines are shown, as prices and stock have changed. */
  async function readAnew(): Promise<void> {
    const shown = new Set(kept.rows.map(({ file }) => file))
    if (shown.has('')) await readText()
    for (const [name, file] of files.current) if (shown.has(name)) await readFile(file)
  }

  async function addToBasket(): Promise<void> {
    const ready = readyRows(kept.rows)
    const additions = toAdditions(ready)
    setBusy(true)
    try {
      await changeBasket({ act: 'add', lines: additions }, once.keyFor(additions))
      once.renew()
      const added = new Set(ready.map(({ row }) => keyOf(row)))
      const takeAdded = ({ text, rows, leftOut }: KeptQuickOrder): KeptQuickOrder => {
        const left = rows.filter(row => !added.has(keyOf(row)))
        if (left.length > 0) return { text, rows: left, leftOut }
        // What was typed and never read stays.
        return rows.some(({ file }) => file === '') ? NOTHING : { ...NOTHING, text }
      }
      setKept(takeAdded)
      // The person may have gone to another page meanwhile.
      writeKept(takeAdded(readKept()))
      notify.success(describeAdded(ready.length), { href: '/basket', label: 'View basket' })
      if (isSignedIn) await remember(ready)
    } catch (error) {
      // No retry in the toast: the button adds the lines as they are then.
      notify.failure(error)
    }
    setBusy(false)
  }

  const change = (key: string, changed: Partial<QuickRow>) =>
    setKept(before => ({
      ...before,
      rows: before.rows.map(row => (keyOf(row) === key ? { ...row, ...changed } : row)),
    }))

  return {
    ...kept,
    isBusy,
    fault,
    guess,
    setText: (text: string) => setKept(before => ({ ...before, text })),
    readText,
    readFile,
    readAnew,
    change,
    remove: (key: string) =>
      setKept(before => ({ ...before, rows: before.rows.filter(row => keyOf(row) !== key) })),
    removeFile: (file: string) => setKept(before => takeOut(before, file)),
    addToBasket,
  }
}

/** What the list calls its products is remembered where the person has not declined. The basket has them already: a failure is only told. */
async function remember(ready: readonly ReadyRow[]): Promise<void> {
  const wanted = ready.flatMap(({ row, part }) => {
    const number = row.isRemembered ? newNumberOf(row, part) : ''
    return number === '' ? [] : { product: part._id, number }
  })
  if (wanted.length === 0) return
  try {
    await answerOf(calls['part-number'].$post({ json: { partNumbers: wanted } }))
  } catch (error) {
    notify.failure(error, { retry: () => void remember(ready) })
  }
}

function describe(error: unknown): string {
  const [problem] = problemsOf(error)
  if (problem) return `The list ${problem.message}.`
  if (error instanceof CallError && error.status === 413) return 'The file must have at most 2 MB.'
  return describeFailure(error).text
}

const describeAdded = (count: number) => `Added ${count === 1 ? '1 line' : `${count} lines`} to your basket.`
