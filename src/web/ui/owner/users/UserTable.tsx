import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { roleNames } from '#contract/accounts/right-words.ts'
import { isStaff } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/users.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { AccountTermsButton } from './AccountTermsButton.tsx'
import { useUserActions } from './use-user-actions.ts'
import { questionsAbout, type UserQuestion } from './user-questions.ts'

const columns: readonly Column<User>[] = [
  { label: 'Email', show: ({ email }) => email, className: 'font-semibold break-all' },
  { label: 'Name', show: ({ name }) => name, className: 'wrap-break-word' },
  {
    label: 'Role',
    show: ({ role }) =>
      isStaff(role) ? (
        <span className="badge badge-neutral">{role === 'admin' ? 'Admin' : roleNames[role]}</span>
      ) : (
        roleNames[role]
      ),
  },
  {
    label: 'State',
    show: ({ suspended, accountTerms }) => (
      <>
        {suspended ? <span className="badge badge-warning">Suspended</span> : 'Active'}
        {accountTerms && (
          <span className="block text-sm text-muted">
            On account up to {formatEuros(accountTerms.limit)}, {accountTerms.days} days
            {accountTerms.discount &&
              `, ${accountTerms.discount.percent} % discount within ${accountTerms.discount.days}`}
          </span>
        )}
      </>
    ),
  },
]

/** People, with the actions an admin can take. */
export function UserTable({ users, ownEmail }: { users: readonly User[]; ownEmail: string }) {
  const { busy, ...actions } = useUserActions()
  const [asked, setAsked] = useState<{ email: string; question: UserQuestion }>()
  const showActions = (user: User) =>
    user.email === ownEmail ? (
      <span className="text-muted">You</span>
    ) : (
      <UserActions
        user={user}
        isBusy={busy === user.email}
        onAsk={question => setAsked({ email: user.email, question })}
      />
    )
  return (
    <>
      <ListTable
        columns={[...columns, { label: 'Actions', show: showActions }]}
        rows={users}
        keyOf={({ _id }) => _id}
        columnsFrom="56rem"
        cellClassName="block py-1 @4xl:py-2.5"
      />
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

interface UserActionsProps {
  user: User
  isBusy: boolean
  onAsk: (question: UserQuestion) => void
}

function UserActions({ user, isBusy, onAsk }: UserActionsProps) {
  return (
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
        <span className="text-sm text-muted">First owner, or above you: not yours to suspend or remove</span>
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
