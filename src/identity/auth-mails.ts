import type { AuditAction } from '#contract/audit/audit.ts'
import type { Database } from '#db/client.ts'
import type { AccountMailKind } from '#domain/mail/kinds.ts'
import { queueMail } from '#domain/mail/queue.ts'
import { isSignInChange } from '#domain/mail/sign-in-changes.ts'
import { readLinkToken } from './link-token.ts'

export interface AuthMailsOptions {
  readonly db: Database
  /** Called when mails have been queued. */
  readonly onQueued: () => void
}

interface Recipient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/**
 * Queues the mails about a person's account: a kind and its facts. The words are made when they are sent (`domain/letters/accounts.ts`), after the request.
 */
export function createAuthMails({ db, onQueued }: AuthMailsOptions) {
  /** A name that nobody has proven may be a stranger's message to the recipient: it is not queued. */
  async function queue(kind: AccountMailKind, to: Recipient, facts: Readonly<Record<string, string>> = {}) {
    const fields = to.emailVerified ? { name: to.name, ...facts } : facts
    await queueMail(db, { kind, userId: to.id, recipient: to.email, fields })
    onQueued()
  }

  return {
    /** The link for a new password; always sent to the account's address, whoever requested it. */
    resetPassword: ({ user, token }: { user: Recipient; token: string }) =>
      queue('reset-password', user, { token }),

    /** A password was set: by a link, or by its owner. */
    passwordChanged: (user: Recipient) =>
      queue('password-changed', user, { isCleared: user.emailVerified ? 'no' : 'yes' }),

    /** A way of signing in was added or removed. Other changes send nothing. */
    async signInChanged(action: AuditAction, owner: Recipient): Promise<void> {
      if (isSignInChange(action)) await queue('security-notice', owner, { change: action })
    },

    /** Asks to confirm the address of an account, or the new one it will have. */
    async confirmAddress({ user, token }: { user: Recipient; token: string }): Promise<void> {
      const change = readLinkToken(token)
      if (change?.updateTo === undefined) return queue('verify-email', user, { token })
      // Nobody has proven this address yet, and the account's other address is text of its owner's choice.
      return queue('email-change', { ...user, emailVerified: false }, { token })
    },

    /** A signed-in person asked to change the address: the present address is notified, whether or not the new one is available. */
    addressChangeRequested: (user: Recipient, newEmail: string) =>
      queue('email-change-notice', user, user.emailVerified ? { next: newEmail } : {}),

    /**
     * Somebody asked to change their address to one that already has an account: its owner is notified, the person asking
     * is not.
     */
    addressTaken: (owner: Recipient) => queue('email-change-taken', owner),

    /** Notifies both addresses once the new one is confirmed. Does nothing if an address was only confirmed. */
    async addressConfirmed(user: Recipient, request?: Request): Promise<void> {
      const token = request && new URL(request.url).searchParams.get('token')
      const change = token ? readLinkToken(token) : undefined
      if (change?.updateTo === undefined) return
      await queue('email-changed', user, { before: change.email, now: user.email })
      // The account may never have proven the old address.
      await queue('email-changed', { ...user, email: change.email, emailVerified: false })
    },

    /** Somebody signed up with an address that already has an account: its owner is notified, the person trying is not. */
    signUpAgain: ({ user }: { user: Recipient }) => queue('sign-up-again', user),
  }
}

export type AuthMails = ReturnType<typeof createAuthMails>
