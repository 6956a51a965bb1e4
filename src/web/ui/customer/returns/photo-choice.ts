import { useState } from 'react'
import { MAX_PHOTO_BYTES, MAX_PHOTOS, PHOTO_TOO_LARGE } from '#contract/returns/states.ts'
import { problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { toSentence } from '../../base/forms/field-of.ts'
import { sendForm } from '../../base/forms/send-form.ts'

/** What a camera writes: telephones turn what else they have into it. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
export const PHOTO_HINT = `Of what is wrong, for example: up to ${MAX_PHOTOS}, JPEG, PNG or WebP, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB each. Where they were taken is not kept.`

export interface PhotoChoice {
  readonly files: readonly File[]
  /** What is wrong with those chosen last, as a sentence; these are left out. */
  readonly problem: string | undefined
  readonly add: (chosen: readonly File[]) => void
  readonly remove: (file: File) => void
}

/** Photos chosen one after the other, and sent later. */
export function usePhotoChoice(): PhotoChoice {
  const [{ files, problem }, setChoice] = useState<Pick<PhotoChoice, 'files' | 'problem'>>({
    files: [],
    problem: undefined,
  })
  return {
    files,
    problem,
    add: chosen => setChoice(before => addTo(before.files, chosen, MAX_PHOTOS)),
    remove: file => setChoice({ files: files.filter(each => each !== file), problem: undefined }),
  }
}

/** Those of the files that can be sent, up to `most`, and what is wrong with the first of the others. */
export function addTo(
  before: readonly File[],
  chosen: readonly File[],
  most: number,
): Pick<PhotoChoice, 'files' | 'problem'> {
  const isThere = (file: File) => before.some(each => nameOf(each) === nameOf(file))
  const further = chosen.filter(file => !isThere(file))
  const good = further.filter(file => explain(file) === undefined)
  const bad = further.find(file => explain(file) !== undefined)
  const files = [...before, ...good].slice(0, most)
  const tooMany = before.length + good.length > most ? `At most ${most} photos can be added.` : undefined
  return { files, problem: bad ? toSentence(bad.name, explain(bad) ?? '') : tooMany }
}

const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

function explain({ type, size }: File): string | undefined {
  if (!PHOTO_TYPES.includes(type)) return 'must be a JPEG, PNG or WebP picture'
  if (size === 0) return 'must not be empty'
  return size > MAX_PHOTO_BYTES ? PHOTO_TOO_LARGE : undefined
}

/** Sends photos of a return one after the other. Whichever is refused is named in a message; the others are kept. */
export async function sendPhotos(returnId: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const form = new FormData()
    form.set('photo', file)
    try {
      await sendForm(`/return/${encodeURIComponent(returnId)}/photos`, form)
    } catch (error) {
      const [problem] = problemsOf(error)
      if (problem) notify.refusal(toSentence(file.name, problem.message))
      else notify.failure(error)
    }
  }
}
