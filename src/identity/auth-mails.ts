import type { AuditAction } from '#contract/audit.ts'
import type { Database } from '#db/client.ts'
import { greet } from '#domain/mail/greeting.ts'
import { type NewMail, queueMail } from '#domain/mail/queue.ts'
import { readLinkToken } from './link-token.ts'

export interface AuthMailsOptions {
  readonly db: Database
  /** The address people type; links lead there. */
  readonly origin: string
  /** To be called when mails are waiting to be sent. */
  readonly onQueued: () => void
}

interface Recipient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

/** Where the links of confirmation mails lead at last. */
const CONFIRMED_PAGE = '/email-confirmed'

/** What the owner of an account is told of, as the trail calls it and as a person reads it. */
const SIGN_IN_CHANGES: Partial<Record<AuditAction, string>> = {
  'two-step-enabled': 'two-step sign-in was turned on for your account',
  'two-step-disabled': 'two-step sign-in was turned off for your account',
  'recovery-codes-made': 'new recovery codes were created for your account; the old ones no longer work',
  'passkey-added': 'a passkey was added to your account: whoever has that device can sign in',
  'passkey-removed': 'a passkey was removed from your account',
  'account-linked': 'another account was linked to yours: whoever has it can sign in',
  'account-unlinked': 'an account that was linked to yours can no longer sign in',
}

/** The mails about somebody's account. They are kept with the rest of the shop's mails and sent after the request. */
export function createAuthMails({ db, origin, onQueued }: AuthMailsOptions) {
  async function queue(kind: string, to: Recipient, subject: string, lines: readonly string[]) {
    const body = [greet(to.name, to.emailVerified), '', ...lines, '', 'Parts Hub', origin].join('\n')
    const mail: NewMail = { kind, userId: to.id, recipient: to.email, subject, body }
    await queueMail(db, mail)
    onQueued()
  }

  const confirmLink = (token: string) =>
    `${origin}/api/auth/verify-email?token=${token}&callbackURL=${encodeURIComponent(CONFIRMED_PAGE)}`

  return {
    /** The link that sets a new password; the address is told, whoever asked. */
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
        '',
        `If it was not you, set a new one immediately: ${origin}/forgot-password`,
      ]),

    /** A way into the account was added or removed. Nothing to tell of anything else. */
    async waysInChanged(action: AuditAction, owner: Recipient): Promise<void> {
      const what = SIGN_IN_CHANGES[action]
      if (what === undefined) return
      await queue('security-notice', owner, 'Your sign-in settings were changed', [
        `${what}.`,
        '',
        `If it was not you, set a new password immediately: ${origin}/forgot-password`,
        `and remove anything you do not recognise: ${origin}/dashboard/account`,
      ])
    },

    /** Confirms the address of an account, or the new one it is to have. */
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
      return queue('email-change', user, 'Please confirm your new address', [
        `please confirm this as the new address of your account, in place of ${change.email}.`,
        'Open the link where you are signed in; it works for an hour:',
        '',
        confirmLink(token),
      ])
    },

    /** Somebody signed in asked for another address: the present one is told, whether or not the new one is to be had. */
    addressChangeAsked: (user: Recipient, newEmail: string) =>
      queue('email-change-notice', user, 'Your address is about to change', [
        `somebody, probably you, asked to change the address of your account to ${newEmail}.`,
        'The change takes effect when that address is confirmed.',
        '',
        `If it was not you, set a new password immediately: ${origin}/forgot-password`,
      ]),

    /** Somebody asked to change their address to one that has an account: its owner is told, the one who asked is not. */
    addressTaken: (owner: Recipient) =>
      queue('email-change-taken', owner, 'You already have an account', [
        'somebody asked to change the address of another account to yours. You already have an account with it, so nothing changes.',
        '',
        'If it was you, log in to that account and close it first, or use another address. If not, you can ignore this email.',
      ]),

    /** Tells both addresses once the new one is confirmed. Nothing to tell where an address was only confirmed. */
    async addressConfirmed(user: Recipient, request?: Request): Promise<void> {
      const token = request && new URL(request.url).searchParams.get('token')
      const change = token ? readLinkToken(token) : undefined
      if (change?.updateTo === undefined) return
      const lines = [`the address of your account was changed from ${change.email} to ${user.email}.`]
      await queue('email-changed', user, 'Your address was changed', lines)
      await queue('email-changed', { ...user, email: change.email }, 'Your address was changed', [
        ...lines,
        '',
        'If it was not you, please reply to this email.',
      ])
    },

    /** Somebody signed up with an address that has an account: its owner is told, the one who tried is not. */
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
