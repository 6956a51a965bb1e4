import { getAuth, postAuth, textOf } from '../../auth-calls.ts'
import { CallError } from '../../client.ts'

/** Whether this browser knows passkeys, and how to read what a server says of them. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  )
}

/** Signs in by a passkey of this device and answers the person's address. Refuses (CallError) with a sentence. */
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

/** Makes a passkey on this device for the signed-in person. */
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
