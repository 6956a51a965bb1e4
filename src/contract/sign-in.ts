/** The OpenID providers a shop may offer: Google, or one of its own choice. */
export type SignInChoice = 'google' | 'oidc'
