import type { AuditAction } from '#contract/audit.ts'
import type { Database } from '#db/client.ts'
import { greet } from '#domain/mail/greeting.ts'
import type { MailKind } from '#domain/mail/kinds.ts'
import { queueMail } from '#domain/mail/queue.ts'
import { readLinkToken } from './link-token.ts'

export interface AuthMailsOptions {
  readonly db: Database
  /** The shop's public URL, used in links. */
  readonly origin: string
  /** Called when mails have been queued. */
  readonly onQueued: () => void
}

interface Recipient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/** The page that confirmation links lead to in the end. */
const CONFIRMED_PAGE = '/email-confirmed'

/** The changes that an account's owner is notified of: the audit action, and its wording in the mail. */
const SIGN_IN_CHANGES: Partial<Record<AuditAction, string>> = {
  'two-step-enabled': 'two-step sign-in was turned on for your account',
  'two-step-disabled': 'two-step sign-in was turned off for your account',
  'recovery-codes-made': 'new recovery codes were created for your account; the old ones no longer work',
  'passkey-added': 'a passkey was added to your account: whoever has that device can sign in',
  'passkey-removed': 'a passkey was removed from your account',
  'account-linked': 'another account was linked to yours: whoever has it can sign in',
  'account-unlinked': 'an account that was linked to yours can no longer sign in',
}

/** The mails about a person's account. They are queued with the shop's other mails and sent after the request. */
export function createAuthMails({ db, origin, onQueued }: AuthMailsOptions) {
  async function queue(kind: MailKind, to: Recipient, subject: string, lines: readonly string[]) {
    const body = [greet(to.name, to.emailVerified), '', ...lines, '', 'Parts Hub', origin].join('\n')
    await queueMail(db, { kind, userId: to.id, recipient: to.email, subject, body })
    onQueued()
  }

  const confirmLink = (token: string) =>
    `${origin}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent(CONFIRMED_PAGE)}`

  return {
    /** The link for a new password; always sent to the account's address, whoever requested it. */
    resetPassword: ({ user, token }: { user: Recipient; token: string }) =>
      queue('reset-password', user, 'Set a new password', [
        'somebody, probably you, asked to set a new password for your account. This link works once, within an hour:',
        '',
        `${origin}/reset-password?token=${encodeURIComponent(token)}`,
        '',
        'If it was not you, you can ignore this email: your password stays the same.',
      ]),

    /** A password was set: by a link, or by its owner. */
    passwordChanged: (user: Recipient) =>
      queue('password-changed', user, 'Your password was changed', [
        'the password of your account was changed, and you were signed out everywhere else.',
        ...(user.emailVerified
          ? []
          : ['Its address had not been confirmed before, so everything entered in the account was removed.']),
        '',
        `If it was not you, set a new one immediately: ${origin}/forgot-password`,
      ]),

    /** A way of signing in was added or removed. Other changes send nothing. */
    async signInChanged(action: AuditAction, owner: Recipient): Promise<void> {
      const what = SIGN_IN_CHANGES[action]
      if (what === undefined) return
      await queue('security-notice', owner, 'Your sign-in settings were changed', [
        `${what}.`,
        '',
        `If it was not you, set a new password immediately: ${origin}/forgot-password`,
        `and remove anything you do not recognise: ${origin}/dashboard/account`,
      ])
    },

    /** Asks to confirm the address of an account, or the new one it will have. */
    async confirmAddress({ user, token }: { user: Recipient; token: string }): Promise<void> {
      const change = readLinkToken(token)
      if (change?.updateTo === undefined)
        return queue('verify-email', user, 'Please confirm your address', [
          'please confirm that this address is yours: open the link and log in. It works for an hour:',
          '',
          confirmLink(token),
          '',
          'If you did not create an account at Parts Hub, please ignore this email: the address is not used unless you confirm it.',
        ])
      // Nobody has proven this address yet, and the account's other address is text of its owner's choice.
      return queue('email-change', { ...user, emailVerified: false }, 'Please confirm your new address', [
        'please confirm this as the new address of your account.',
        'Open the link where you are signed in; it works for an hour:',
        '',
        confirmLink(token),
      ])
    },

    /** A signed-in person asked to change the address: the present address is notified, whether or not the new one is available. */
    addressChangeRequested: (user: Recipient, newEmail: string) =>
      queue('email-change-notice', user, 'Your address is about to change', [
        `somebody, probably you, asked to change the address of your account to ${user.emailVerified ? newEmail : 'another one'}.`,
        'The change takes effect when that address is confirmed.',
        '',
        `If it was not you, set a new password immediately: ${origin}/forgot-password`,
      ]),

    /**
     * Somebody asked to change their address to one that already has an account: its owner is notified, the person asking
     * is not.
     */
    addressTaken: (owner: Recipient) =>
      queue('email-change-taken', owner, 'You already have an account', [
        'somebody asked to change the address of another account to yours. You already have an account with it, so nothing changes.',
        '',
        'If it was you, log in to that account and close it first, or use another address. If not, you can ignore this email.',
      ]),

    /** Notifies both addresses once the new one is confirmed. Does nothing if an address was only confirmed. */
    async addressConfirmed(user: Recipient, request?: Request): Promise<void> {
      const token = request && new URL(request.url).searchParams.get('token')
      const change = token ? readLinkToken(token) : undefined
      if (change?.updateTo === undefined) return
      const lines = [`the address of your account was changed from ${change.email} to ${user.email}.`]
      await queue('email-changed', user, 'Your address was changed', lines)
      // The account may never have proven the old address.
      const before = { ...user, email: change.email, emailVerified: false }
      await queue('email-changed', before, 'Your address was changed', [
        'the address of your account was changed from this one to another.',
        '',
        'If it was not you, please reply to this email.',
      ])
    },

    /** Somebody signed up with an address that already has an account: its owner is notified, the person trying is not. */
    signUpAgain: ({ user }: { user: Recipient }) =>
      queue('sign-up-again', user, 'You already have an account', [
        'somebody tried to sign up with your address. You already have an account:',
        `log in at ${origin}/login, or set a new password at ${origin}/forgot-password`,
        '',
        'If it was not you, you can ignore this email.',
      ]),
  }
}

export type AuthMails = ReturnType<typeof createAuthMails>
