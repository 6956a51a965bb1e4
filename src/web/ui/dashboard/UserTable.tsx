import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '../../../contract/users.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useUserActions } from './use-user-actions.ts'

/** People and what an admin can do with them. Where there is no room for columns, each person is a sheet. */
export function UserTable({ users, ownEmail }: { users: readonly User[]; ownEmail: string }) {
  const { busy, makeAdmin, removeUser } = useUserActions()
  const [asked, setAsked] = useState<string>()
  const isHydrated = useHydrated()
  return (
    <div className="@container">
      <table className="block w-full border-separate border-spacing-0 @3xl:sheet @3xl:table">
        <thead className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr className="eyebrow text-left text-muted">
            <th scope="col" className="p-3">
              Email
            </th>
            <th scope="col" className="p-3">
              Name
            </th>
            <th scope="col" className="p-3">
              Role
            </th>
            <th scope="col" className="p-3">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="grid gap-4 @3xl:table-row-group">
          {users.map(user => (
            <UserRow
              key={user._id}
              user={user}
              isSelf={user.email === ownEmail}
              isBusy={busy === user.email || !isHydrated}
              onMakeAdmin={() => void makeAdmin(user.email)}
              onRemove={() => setAsked(user.email)}
            />
          ))}
        </tbody>
      </table>
      {asked !== undefined && (
        <RemovalDialog
          email={asked}
          onRemove={() => {
            setAsked(undefined)
            void removeUser(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

interface UserRowProps {
  user: User
  isSelf: boolean
  isBusy: boolean
  onMakeAdmin: () => void
  onRemove: () => void
}

function UserRow({ user, isSelf, isBusy, onMakeAdmin, onRemove }: UserRowProps) {
  const cell = 'block py-1 @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:px-3 @3xl:py-2.5'
  return (
    <tr className="sheet block p-4 @3xl:table-row @3xl:border-0 @3xl:p-0">
      <td className={`${cell} font-semibold break-all`}>{user.email}</td>
      <td className={`${cell} wrap-break-word`}>{user.name}</td>
      <td className={cell}>
        {user.role === 'admin' ? <span className="badge badge-neutral">Admin</span> : 'Customer'}
      </td>
      <td className={cell}>
        {isSelf ? (
          <span className="text-muted">You</span>
        ) : (
          <div className="flex flex-wrap gap-2">
            {user.role !== 'admin' && (
              <button
                type="button"
                disabled={isBusy}
                aria-label={`Make Admin: ${user.email}`}
                onClick={onMakeAdmin}
                className="btn btn-outline btn-sm"
              >
                Make Admin
              </button>
            )}
            <button
              type="button"
              disabled={isBusy}
              aria-label={`Remove User: ${user.email}`}
              onClick={onRemove}
              className="btn btn-outline btn-error btn-sm"
            >
              Remove User
            </button>
          </div>
        )}
      </td>
    </tr>
  )
}

interface RemovalDialogProps {
  email: string
  onRemove: () => void
  onClose: () => void
}

function RemovalDialog({ email, onRemove, onClose }: RemovalDialogProps) {
  return (
    <ConfirmDialog
      title={`Remove ${email}?`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-error" onClick={onRemove}>
            Remove User
          </button>
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Keep
          </button>
        </>
      }
    >
      This person is signed out at once and cannot log in any more. Their orders stay on the books. This
      cannot be undone.
    </ConfirmDialog>
  )
}
