import { useForm } from 'react-hook-form'
import { Fields } from '../../base/forms/Fields.tsx'
import { AuthMessage } from '../sign-in/AuthMessage.tsx'
import { ownPassword } from '../sign-in/use-auth-form.ts'

interface Action {
  readonly label: string
  readonly act: (password: string) => Promise<void>
}

/** Actions that require typing the password again. */
export function ConfirmByPassword({
  actions,
  isOff,
  message,
}: {
  actions: readonly Action[]
  isOff: boolean
  message: string | undefined
}) {
  const form = useForm<{ password: string }>()
  const confirm = (act: Action['act']) =>
    form.handleSubmit(async ({ password }) => {
      await act(password)
      form.reset()
    })
  return (
    <form
      noValidate
      onSubmit={event => void (actions[0] && confirm(actions[0].act)(event))}
      className="grid gap-5"
    >
      <Fields form={form} of={[ownPassword]} />
      <div className="flex flex-wrap gap-3">
        {actions.map(({ label, act }, index) => (
          <button
            key={label}
            type={index === 0 ? 'submit' : 'button'}
            onClick={index === 0 ? undefined : () => void confirm(act)()}
            disabled={isOff}
            className={`btn ${index === 0 ? 'btn-secondary' : 'btn-outline'}`}
          >
            {label}
          </button>
        ))}
      </div>
      <AuthMessage message={message} />
    </form>
  )
}
