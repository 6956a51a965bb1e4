import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#contract/users.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { formatEuros } from '../format.ts'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { AccountTermsButton } from './AccountTermsButton.tsx'
import { useUserActions } from './use-user-actions.ts'
import { questionsAbout, type UserQuestion } from './user-questions.ts'

const columns = ['Email', 'Name', 'Role', 'State', 'Actions'] as const

/** People, with the actions an admin can take. Without room for columns, each person is a sheet. */
export function UserTable({ users, ownEmail }: { users: readonly User[]; ownEmail: string }) {
  const { busy, ...actions } = useUserActions()
  const [asked, setAsked] = useState<{ email: string; question: UserQuestion }>()
  return (
    <>
      <SheetTable columns={columns} columnsFrom="56rem">
        {users.map(user => (
          <UserRow
            key={user._id}
            user={user}
            isSelf={user.email === ownEmail}
            isBusy={busy === user.email}
            onAsk={question => setAsked({ email: user.email, question })}
          />
        ))}
      </SheetTable>
      {asked && (
        <QuestionDialog
          {...asked}
          onYes={() => {
            setAsked(undefined)
            void actions[asked.question.action](asked.email)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface UserRowProps {
  user: User
  isSelf: boolean
  isBusy: boolean
  onAsk: (question: UserQuestion) => void
}

function UserRow({ user, isSelf, isBusy, onAsk }: UserRowProps) {
  const cell = 'block py-1 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:py-2.5'
  return (
    <SheetRow columnsFrom="56rem">
      <td className={`${cell} font-semibold break-all`}>{user.email}</td>
      <td className={`${cell} wrap-break-word`}>{user.name}</td>
      <td className={cell}>
        {user.role === 'admin' ? <span className="badge badge-neutral">Admin</span> : 'Customer'}
      </td>
      <td className={cell}>
        {user.suspended ? <span className="badge badge-warning">Suspended</span> : 'Active'}
        {user.accountTerms && (
          <span className="block text-sm text-muted">
            On account up to {formatEuros(user.accountTerms.limit)}, {user.accountTerms.days} days
          </span>
        )}
      </td>
      <td className={cell}>
        {isSelf ? (
          <span className="text-muted">You</span>
        ) : (
          <div className="flex flex-wrap gap-2">
            {questionsAbout(user).map(question => (
              <button
                key={question.action}
                type="button"
                disabled={isBusy}
                aria-label={`${question.label}: ${user.email}`}
                onClick={() => onAsk(question)}
                className={`btn btn-outline btn-sm ${question.action === 'removeUser' ? 'btn-error' : ''}`}
              >
                {question.label}
              </button>
            ))}
            {user.protected && (
              <span className="text-sm text-muted">
                First owner, or above you: not yours to suspend or remove
              </span>
            )}
            <Link
              to="/dashboard/customers/$email"
              params={{ email: user.email }}
              aria-label={`Book order: ${user.email}`}
              className="btn btn-outline btn-sm"
            >
              Book Order
            </Link>
            <AccountTermsButton user={user} isOff={isBusy} />
          </div>
        )}
      </td>
    </SheetRow>
  )
}

interface QuestionDialogProps {
  email: string
  question: UserQuestion
  onYes: () => void
  onClose: () => void
}

function QuestionDialog({ email, question, onYes, onClose }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      title={question.ask(email)}
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            className={`btn ${question.isGrave ? 'btn-error' : 'btn-secondary'}`}
            onClick={onYes}
          >
            {question.label}
          </button>
          <button type="button" className="btn btn-outline" onClick={onClose}>
            {question.keep}
          </button>
        </>
      }
    >
      {question.consequence}
    </ConfirmDialog>
  )
}
