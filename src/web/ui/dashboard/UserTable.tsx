import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#contract/users.ts'
import { SheetRow, SheetTable } from '../SheetTable.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useUserActions } from './use-user-actions.ts'

const columns = ['Email', 'Name', 'Role', 'Actions'] as const

/** People and what an admin can do with them. Where there is no room for columns, each person is a sheet. */
export function UserTable({ users, ownEmail }: { users: readonly User[]; ownEmail: string }) {
  const { busy, makeAdmin, removeUser } = useUserActions()
  const [asked, setAsked] = useState<string>()
  const isHydrated = useHydrated()
  return (
    <>
      <SheetTable columns={columns} columnsFrom="48rem">
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
      </SheetTable>
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
    </>
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
    <SheetRow columnsFrom="48rem">
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
              <UserButton label="Make Admin" email={user.email} isBusy={isBusy} onPress={onMakeAdmin} />
            )}
            <UserButton label="Remove User" email={user.email} isBusy={isBusy} onPress={onRemove} isGrave />
          </div>
        )}
      </td>
    </SheetRow>
  )
}

interface UserButtonProps {
  label: string
  email: string
  isBusy: boolean
  onPress: () => void
  /** Whether what it does cannot be undone. */
  isGrave?: boolean
}

function UserButton({ label, email, isBusy, onPress, isGrave = false }: UserButtonProps) {
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-label={`${label}: ${email}`}
      onClick={onPress}
      className={`btn btn-outline btn-sm ${isGrave ? 'btn-error' : ''}`}
    >
      {label}
    </button>
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
