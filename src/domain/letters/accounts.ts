import { roleNames } from '#contract/accounts/right-words.ts'
import { staffRoles } from '#contract/accounts/roles.ts'
import { type Phrase, phraseOf, say } from '#contract/phrase.ts'
import { INVITATION_DAYS } from '../accounts/invitations.ts'
import { greet } from '../mail/greeting.ts'
import { type AccountMailKind, isAccountMailKind } from '../mail/kinds.ts'
import { type ComposeMail, composeNote } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'
import { isSignInChange, type SignInChange } from '../mail/sign-in-changes.ts'
import type { MailWords } from '../mail/words.ts'

interface Facts {
  readonly fields: Readonly<Record<string, string>>
  /** The shop's public URL. */
  readonly origin: string
}

/** Composes the mails about people's accounts. */
export function createAccountMailRenderer({
  origin,
  sellerName,
  language,
  ownWords,
}: Pick<Facts, 'origin'> & Wording): ComposeMail {
  return async ({ kind, fields }) => {
    if (!isAccountMailKind(kind)) throw new Error(`no template for mails of kind ${kind}`)
    const { subject, blocks } = withOwnWords(words[kind]({ fields, origin }), ownWords?.(kind), {
      shop: sellerName,
    })
    // Only a proven name is queued.
    return composeNote(
      { subject, blocks: [greet(fields.name ?? '', true), ...blocks, say`Parts Hub\n${origin}`] },
      language,
    )
  }
}

const words: Readonly<Record<AccountMailKind, (facts: Facts) => MailWords>> = {
  'reset-password': ({ fields, origin }) => ({
    subject: say`Set a new password`,
    blocks: [
      say`somebody, probably you, asked to set a new password for your account. This link works once, within an hour:`,
      {
        href: `${origin}/reset-password?token=${encodeURIComponent(tokenOf(fields))}`,
        action: say`Set a new password`,
      },
      say`If it was not you, you can ignore this email: your password stays the same.`,
    ],
  }),
  'verify-email': facts => ({
    subject: say`Please confirm your address`,
    blocks: [
      say`please confirm that this address is yours: open the link and log in. It works for an hour:`,
      linkToConfirm(facts),
      say`If you did not create an account at Parts Hub, please ignore this email: the address is not used unless you confirm it.`,
    ],
  }),
  'sign-up-again': ({ origin }) => ({
    subject: say`You already have an account`,
    blocks: [
      say`somebody tried to sign up with your address. You already have an account:\nlog in at ${origin}/login, or set a new password at ${origin}/forgot-password`,
      say`If it was not you, you can ignore this email.`,
    ],
  }),
  'email-change': facts => ({
    subject: say`Please confirm your new address`,
    blocks: [
      say`please confirm this as the new address of your account.\nOpen the link where you are signed in; it works for an hour:`,
      linkToConfirm(facts),
    ],
  }),
  'email-change-taken': () => ({
    subject: say`You already have an account`,
    blocks: [
      say`somebody asked to change the address of another account to yours. You already have an account with it, so nothing changes.`,
      say`If it was you, log in to that account and close it first, or use another address. If not, you can ignore this email.`,
    ],
  }),
  'email-change-notice': ({ fields, origin }) => ({
    subject: say`Your address is about to change`,
    blocks: [
      say`somebody, probably you, asked to change the address of your account to ${fields.next ?? say`another one`}.\nThe change takes effect when that address is confirmed.`,
      say`If it was not you, set a new password immediately: ${origin}/forgot-password`,
    ],
  }),
  'email-changed': ({ fields: { before, now } }) => ({
    subject: say`Your address was changed`,
    blocks:
      before === undefined || now === undefined
        ? [
            say`the address of your account was changed from this one to another.`,
            say`If it was not you, please reply to this email.`,
          ]
        : [say`the address of your account was changed from ${before} to ${now}.`],
  }),
  'password-changed': ({ fields, origin }) => ({
    subject: say`Your password was changed`,
    blocks: [
      fields.isCleared === 'yes'
        ? say`the password of your account was changed, and you were signed out everywhere else.\nIts address had not been confirmed before, so everything entered in the account was removed.`
        : say`the password of your account was changed, and you were signed out everywhere else.`,
      say`If it was not you, set a new one immediately: ${origin}/forgot-password`,
    ],
  }),
  'staff-invitation': ({ fields, origin }) => ({
    subject: say`You are invited to work for the shop`,
    blocks: [
      say`${fields.by ?? ''} invites you to work for Parts Hub. Your role would be: ${nameRole(fields.role)}. This link works once, within ${{ count: INVITATION_DAYS }} days:`,
      {
        href: `${origin}/join?token=${encodeURIComponent(tokenOf(fields))}`,
        action: say`Accept the invitation`,
      },
      say`You log in, or sign up, with the address that this email went to. If you did not expect it, you can ignore it.`,
    ],
  }),
  'security-notice': ({ fields: { change = '' }, origin }) => {
    if (!isSignInChange(change)) throw new Error(`no words for the change ${change}`)
    return {
      subject: say`Your sign-in settings were changed`,
      blocks: [
        say`${changes[change]}.`,
        say`If it was not you, set a new password immediately: ${origin}/forgot-password\nand remove anything you do not recognise: ${origin}/dashboard/account`,
      ],
    }
  },
}

const changes: Readonly<Record<SignInChange, Phrase>> = {
  'two-step-enabled': say`two-step sign-in was turned on for your account`,
  'two-step-disabled': say`two-step sign-in was turned off for your account`,
  'recovery-codes-made': say`new recovery codes were created for your account; the old ones no longer work`,
  'passkey-added': say`a passkey was added to your account: whoever has that device can sign in`,
  'passkey-removed': say`a passkey was removed from your account`,
  'account-linked': say`another account was linked to yours: whoever has it can sign in`,
  'account-unlinked': say`an account that was linked to yours can no longer sign in`,
}

/** The page that confirmation links lead to in the end. */
const CONFIRMED_PAGE = '/email-confirmed'

const linkToConfirm = ({ fields, origin }: Facts) => ({
  href: `${origin}/api/auth/verify-email?token=${tokenOf(fields)}&callbackURL=${encodeURIComponent(CONFIRMED_PAGE)}`,
  action: say`Confirm this address`,
})

function nameRole(role: string | undefined): Phrase {
  const known = staffRoles.find(each => each === role)
  if (known === undefined) throw new Error(`no name for the role ${role}`)
  return phraseOf(roleNames[known])
}

/** The secret of the mail's link. A mail without one is not sent: its link would lead nowhere. */
function tokenOf({ token }: Facts['fields']): string {
  if (!token) throw new Error('the token of a mail is gone')
  return token
}
