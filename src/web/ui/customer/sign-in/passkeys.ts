import { getAuth, postAuth, textOf } from '../../../auth-calls.ts'
import { CallError } from '../../../client.ts'

/** Whether this browser supports passkeys and can parse the server's options for them. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  )
}

/** Signs in with a passkey of this device and returns the person's address. Rejects with a CallError that holds a sentence. */
export async function signInByPasskey(): Promise<string> {
  const asked = await getAuth('passkey/generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    asked as PublicKeyCredentialRequestOptionsJSON,
  )
  const response = await toJson(
    navigator.credentials.get({ publicKey: { ...publicKey, userVerification: 'required' } }),
  )
  const answer = await postAuth('passkey/verify-authentication', { response })
  const user: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'user') : undefined
  return textOf(user, 'email') ?? ''
}

/** Creates a passkey on this device for the signed-in person. */
export async function addPasskey(name: string): Promise<void> {
  const asked = await getAuth('passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    asked as PublicKeyCredentialCreationOptionsJSON,
  )
  const response = await toJson(navigator.credentials.create({ publicKey }))
  await postAuth('passkey/verify-registration', { response, name })
}

async function toJson(pending: Promise<Credential | null>): Promise<unknown> {
  const credential = await pending.catch((error: unknown) => {
    throw refusal(error instanceof DOMException && error.name === 'InvalidStateError' ? KNOWN : STOPPED)
  })
  if (!(credential instanceof PublicKeyCredential)) throw refusal(STOPPED)
  return credential.toJSON()
}

const STOPPED = 'No passkey was used. Please try again, or choose another way.'
const KNOWN = 'This device already has a passkey for your account.'

function refusal(title: string): CallError {
  return new CallError(400, { type: 'about:blank', title, status: 400 })
}
