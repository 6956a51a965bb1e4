import { greet } from '../mail/greeting.ts'
import { type AccountMailKind, isAccountMailKind } from '../mail/kinds.ts'
import { type ComposeMail, composeNote } from '../mail/letter.ts'
import { isSignInChange, type SignInChange } from '../mail/sign-in-changes.ts'
import type { MailWords } from '../mail/words.ts'

interface Facts {
  readonly fields: Readonly<Record<string, string>>
  /** The shop's public URL. */
  readonly origin: string
}

/** Composes the mails about people's accounts, in English. */
export function createAccountMailRenderer({ origin }: Pick<Facts, 'origin'>): ComposeMail {
  return async ({ kind, fields }) => {
    if (!isAccountMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const { subject, blocks } = words[kind]({ fields, origin })
    // Only a proven name is queued.
    return composeNote({
      subject,
      blocks: [greet(fields.name ?? '', true), ...blocks, `Parts Hub\n${origin}`],
    })
  }
}

const words: Readonly<Record<AccountMailKind, (facts: Facts) => MailWords>> = {
  'reset-password': ({ fields, origin }) => ({
    subject: 'Set a new password',
    blocks: [
      'somebody, probably you, asked to set a new password for your account. This link works once, within an hour:',
      {
        text: '',
        href: `${origin}/reset-password?token=${encodeURIComponent(tokenOf(fields))}`,
        action: 'Set a new password',
      },
      'If it was not you, you can ignore this email: your password stays the same.',
    ],
  }),
  'verify-email': facts => ({
    subject: 'Please confirm your address',
    blocks: [
      'please confirm that this address is yours: open the link and log in. It works for an hour:',
      linkToConfirm(facts),
      'If you did not create an account at Parts Hub, please ignore this email: the address is not used unless you confirm it.',
    ],
  }),
  'sign-up-again': ({ origin }) => ({
    subject: 'You already have an account',
    blocks: [
      `somebody tried to sign up with your address. You already have an account:\nlog in at ${origin}/login, or set a new password at ${origin}/forgot-password`,
      'If it was not you, you can ignore this email.',
    ],
  }),
  'email-change': facts => ({
    subject: 'Please confirm your new address',
    blocks: [
      'please confirm this as the new address of your account.\nOpen the link where you are signed in; it works for an hour:',
      linkToConfirm(facts),
    ],
  }),
  'email-change-taken': () => ({
    subject: 'You already have an account',
    blocks: [
      'somebody asked to change the address of another account to yours. You already have an account with it, so nothing changes.',
      'If it was you, log in to that account and close it first, or use another address. If not, you can ignore this email.',
    ],
  }),
  'email-change-notice': ({ fields, origin }) => ({
    subject: 'Your address is about to change',
    blocks: [
      `somebody, probably you, asked to change the address of your account to ${fields.next ?? 'another one'}.\nThe change takes effect when that address is confirmed.`,
      `If it was not you, set a new password immediately: ${origin}/forgot-password`,
    ],
  }),
  'email-changed': ({ fields: { before, now } }) => ({
    subject: 'Your address was changed',
    blocks:
      before === undefined || now === undefined
        ? [
            'the address of your account was changed from this one to another.',
            'If it was not you, please reply to this email.',
          ]
        : [`the address of your account was changed from ${before} to ${now}.`],
  }),
  'password-changed': ({ fields, origin }) => ({
    subject: 'Your password was changed',
    blocks: [
      fields.isCleared === 'yes'
        ? 'the password of your account was changed, and you were signed out everywhere else.\nIts address had not been confirmed before, so everything entered in the account was removed.'
        : 'the password of your account was changed, and you were signed out everywhere else.',
      `If it was not you, set a new one immediately: ${origin}/forgot-password`,
    ],
  }),
  'security-notice': ({ fields: { change = '' }, origin }) => {
    if (!isSignInChange(change)) throw new Error(`no words for the change ${change}`)
    return {
      subject: 'Your sign-in settings were changed',
      blocks: [
        `${changes[change]}.`,
        `If it was not you, set a new password immediately: ${origin}/forgot-password\nand remove anything you do not recognise: ${origin}/dashboard/account`,
      ],
    }
  },
}

const changes: Readonly<Record<SignInChange, string>> = {
  'two-step-enabled': 'two-step sign-in was turned on for your account',
  'two-step-disabled': 'two-step sign-in was turned off for your account',
  'recovery-codes-made': 'new recovery codes were created for your account; the old ones no longer work',
  'passkey-added': 'a passkey was added to your account: whoever has that device can sign in',
  'passkey-removed': 'a passkey was removed from your account',
  'account-linked': 'another account was linked to yours: whoever has it can sign in',
  'account-unlinked': 'an account that was linked to yours can no longer sign in',
}

/** The page that confirmation links lead to in the end. */
const CONFIRMED_PAGE = '/email-confirmed'

const linkToConfirm = ({ fields, origin }: Facts) => ({
  text: '',
  href: `${origin}/api/auth/verify-email?token=${tokenOf(fields)}&callbackURL=${encodeURIComponent(CONFIRMED_PAGE)}`,
  action: 'Confirm this address',
})

/** The secret of the mail's link. A mail without one is not sent: its link would lead nowhere. */
function tokenOf({ token }: Facts['fields']): string {
  if (!token) throw new Error('the token of a mail is gone')
  return token
}
