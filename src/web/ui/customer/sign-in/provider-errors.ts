const SENTENCES: Readonly<Record<string, string>> = {
  account_suspended:
    'This account is suspended. Please contact us through the contact form if you think this is a mistake.',
  access_denied: 'You cancelled the sign-in. Nothing has changed.',
  account_not_linked:
    "There is already an account with this address, and we cannot be sure it is yours. Please log in with its password and confirm the address, or set a new password by email; then link Google under 'Sign-in & security'.",
  unable_to_link_account: 'This account cannot be linked: its provider has not verified the address.',
  email_does_not_match: 'This account has a different email address from yours here, so it cannot be linked.',
  account_already_linked_to_different_user: 'This account is already linked to another user.',
  email_not_found: 'The provider did not share an email address, and the shop needs one.',
  state_mismatch: 'This sign-in was started in another window or took too long. Please try again.',
  please_restart_the_process: 'This sign-in took too long. Please try again.',
}

/** The sentence for an error code of an outside provider or of the return from it; undefined without a code. */
export function describeProviderError(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return SENTENCES[code] ?? 'Sign-in with this provider failed. Please try again, or log in another way.'
}
