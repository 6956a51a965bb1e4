import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react'
import { IMAGE_TYPES } from '#contract/catalog/images.ts'
import { FieldFrame } from '../../base/forms/Field.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import type { ImageUpload } from './use-image-upload.ts'

/**
 * A picture by upload or by address. The address is the form's field, which an upload fills in; `value` is its present content. The
 * picture shown is the uploaded one, as customers will see it.
 */
export function ImageField({
  upload,
  value,
  children: address,
}: {
  upload: ImageUpload
  value: string | undefined
  children: ReactNode
}) {
  const { state } = upload
  return (
    <div className="grid gap-5">
      <UploadField
        label="Upload a picture"
        upload={upload}
        isUsed={state.step === 'hosted' && state.url === value}
        hasPreview
      />
      {address}
    </div>
  )
}

/** Takes a file, chosen or dropped, and says how far its upload is. `isUsed`: the form holds what was uploaded last. */
export function UploadField({
  label,
  upload: { state, send, cancel },
  isUsed,
  hasPreview = false,
}: {
  label: string
  upload: ImageUpload
  isUsed: boolean
  hasPreview?: boolean
}) {
  const hosted = isUsed && state.step === 'hosted' ? state : undefined
  return (
    <DropTarget onFile={file => void send(file)}>
      <FieldFrame
        label={label}
        hint="JPEG, PNG, WebP, AVIF or GIF, at most 10 MB. You can also drop it here."
        error={state.step === 'failed' ? state.message : undefined}
      >
        {ties => (
          <input
            {...ties}
            type="file"
            accept={IMAGE_TYPES.join(',')}
            className={`file-input w-full border-field-line ${state.step === 'failed' ? 'file-input-error' : ''}`}
            onClick={({ currentTarget }) => {
              // So that the same file can be chosen again.
              currentTarget.value = ''
            }}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) void send(file)
            }}
          />
        )}
      </FieldFrame>
      {state.step === 'sending' && <UploadProgress {...state} onCancel={cancel} />}
      {hosted && hasPreview && (
        <ProductPicture src={hosted.url} alt="" sizes="15rem" className="mt-4 max-w-60 rounded-box" />
      )}
      <output className={hosted ? 'mt-2 block text-sm wrap-break-word' : 'sr-only'}>
        {state.step === 'sending' && `Uploading ${state.name}`}
        {hosted && `${hosted.name} is uploaded.`}
      </output>
    </DropTarget>
  )
}

/** Takes a file that is dropped anywhere on it. */
function DropTarget({ onFile, children }: { onFile: (file: File) => void } & ComponentProps<'div'>) {
  const [isOver, setIsOver] = useState(false)
  function follow(event: DragEvent): void {
    event.preventDefault()
    setIsOver(event.dataTransfer.types.includes('Files'))
  }
  return (
    <div
      onDragOver={follow}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      }}
      className={`rounded-box border border-dashed p-4 ${isOver ? 'border-base-content bg-base-200' : 'border-field-line'}`}
    >
      {children}
    </div>
  )
}
