import { FieldFrame } from '../../base/forms/Field.tsx'
import { PHOTO_HINT, PHOTO_TYPES, type PhotoChoice } from './photo-choice.ts'

/** Photos that are added to a return: chosen together or one after the other, up to as many as there is room for. */
export function PhotosField({ choice, isOff }: { choice: PhotoChoice; isOff: boolean }) {
  const { files, problem, add, remove } = choice
  return (
    <div className="grid gap-2">
      <FieldFrame label="Photos (optional)" hint={PHOTO_HINT} error={problem}>
        {ties => (
          <input
            {...ties}
            type="file"
            multiple
            accept={PHOTO_TYPES.join(',')}
            disabled={isOff}
            className="file-input w-full border-field-line"
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // Those chosen are listed below, and the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        )}
      </FieldFrame>
      {files.length > 0 && (
        <ul aria-label="Chosen photos" className="text-sm">
          {files.map(file => (
            <li key={`${file.name} ${file.lastModified}`} className="flex items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{file.name}</span>
              <button
                type="button"
                disabled={isOff}
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
                className="btn btn-ghost btn-sm"
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
