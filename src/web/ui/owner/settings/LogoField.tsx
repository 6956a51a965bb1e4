import { useId } from 'react'
import { IMAGE_TYPES, MAX_IMAGE_BYTES, TOO_LARGE } from '#contract/catalog/images.ts'
import type { DeskSetting } from '#contract/settings/settings.ts'
import { answerOf, calls, fileOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { sendForm } from '../../base/forms/send-form.ts'

/** The owner's logo: uploaded it holds at once, as taking it out, and both can be undone like other changes. */
export function LogoField({ setting: { name, value } }: { setting: DeskSetting }) {
  const { isOff, act } = useAction()
  const id = useId()
  const upload = (file: File) => {
    if (file.size > MAX_IMAGE_BYTES) return notify.refusal(`The picture ${TOO_LARGE}.`)
    const form = new FormData()
    form.set('image', file)
    return act(() => sendForm('/settings/logo', form), { success: 'Logo: saved' })
  }
  const remove = () =>
    answerOf(calls.settings.$patch({ json: { [name]: null }, header: { 'if-match': '*' } }))
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        Logo
      </label>
      {value !== '' && (
        <p className="flex flex-wrap gap-3">
          {['bg-ink', 'bg-base-200'].map(ground => (
            <span key={ground} className={`flex h-16 items-center rounded-field px-4 ${ground}`}>
              <img
                src={value}
                alt=""
                className="max-h-11 max-w-40 rounded-selector bg-white object-contain p-1"
              />
            </span>
          ))}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={IMAGE_TYPES.join(',')}
        disabled={isOff}
        aria-describedby={`${id}-hint`}
        onClick={({ currentTarget }) => {
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void upload(file)
        }}
        className="file-input w-full border-field-line"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        JPEG, PNG, WebP, AVIF or GIF, at most 10 MB; no SVG. Holds as soon as it is uploaded: at the top of
        every page, of papers and of mails, on white. Without one the shop’s own mark stands there.
      </p>
      {value !== '' && (
        <p>
          <button
            type="button"
            disabled={isOff}
            onClick={() => void act(remove, { success: 'Logo: removed' })}
            className="btn btn-outline btn-sm"
          >
            Remove the logo
          </button>
        </p>
      )}
    </div>
  )
}

/** Saves an invoice of nobody as it would be with what is typed. */
export function ExampleInvoice({ values }: { values: Readonly<Record<string, string>> }) {
  const { isOff, act } = useAction({ refresh: () => undefined })
  const print = async () =>
    saveFile(await fileOf(calls.settings['example-invoice'].$post({ json: values })), 'example-invoice.pdf')
  return (
    <p>
      <button
        type="button"
        disabled={isOff}
        onClick={() => void act(print)}
        className="btn btn-outline btn-sm"
      >
        See an example invoice
      </button>
    </p>
  )
}
