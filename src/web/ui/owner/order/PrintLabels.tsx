import { firstLabel, LABELS_ON_SHEET } from '#contract/packing/packing.ts'
import { useDialogAction } from '../../base/actions/use-dialog-action.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { describeCount } from '../../base/list/ListPage.tsx'

interface PrintLabelsProps {
  /** How many labels there are. */
  count: number
  /** Saves them, from a place of the first sheet on. */
  print: (first: string) => Promise<void>
  onClose: () => void
}

/** Asks which label of the first sheet is free, and saves labels. */
export function PrintLabels({ count, print, onClose }: PrintLabelsProps) {
  const { isOff, failure, act } = useDialogAction()
  const form = useCheckedForm(firstLabel)
  const submit = form.handleSubmit(async ({ first }) => {
    if (await act(() => print(String(first)), 'The labels are saved')) onClose()
  })
  return (
    <FormDialog
      title={`Print ${describeCount(count, 'label', 'labels')}?`}
      text="On A4 sheets of 3 x 8 labels of 70 x 37 mm, printed at their actual size."
      onClose={onClose}
      failure={failure}
      button="Save as PDF"
      isOff={isOff}
      onSubmit={submit}
    >
      <Fields
        form={form}
        initial={{ first: '1' }}
        of={[
          {
            name: 'first',
            label: 'First free label',
            kind: 'count',
            required: true,
            hint: `From 1 to ${LABELS_ON_SHEET}, counted row by row`,
          },
        ]}
      />
    </FormDialog>
  )
}
