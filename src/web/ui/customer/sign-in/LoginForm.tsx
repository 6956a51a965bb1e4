import { Link, useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { describeAuthError, postAuth } from '../../../auth-calls.ts'
import { calls } from '../../../client.ts'
import { FORGOT_PASSWORD } from '../../../content/specification.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { AuthMessage } from './AuthMessage.tsx'
import { AuthSheet } from './AuthSheet.tsx'
import { type AuthSearch, chooseLanding, keepPlace, wantsTools } from './landing.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { canUsePasskeys, signInByPasskey } from './passkeys.ts'
import { describeProviderError } from './provider-errors.ts'
import { emailField, passwordField, useAuthForm } from './use-auth-form.ts'

const TwoStepForm = lazy(() => import('./TwoStepForm.tsx'))

interface Credentials {
  email: string
  password: string
}

/** Logs a person in and takes them to the page they asked for. */
export function LoginForm({ search }: { search: AuthSearch }) {
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isLeaving, setLeaving] = useState(false)
  const [isSecondStep, setSecondStep] = useState(search.step === 'second')
  const arrival = useLocation({ select: ({ state }) => state.arrival })
  const knownEmail = arrival?.by === 'sign-up' ? arrival.email : undefined
  const { form, submit, isSubmitting, message, setMessage } = useAuthForm(logIn, {
    focus: () => 'password',
    defaultValues: { email: knownEmail ?? '' },
    message: describeProviderError(search.error),
  })
  const { setFocus } = form

  useEffect(() => {
    if (knownEmail !== undefined) setFocus('password')
  }, [knownEmail, setFocus])

  async function enter(email: string) {
    // This only refreshes the shop's record of the person; if it fails, they are signed in all the same.
    await calls.user[':email'].$put({ param: { email }, json: { email } }).catch(() => undefined)
    router.options.context.session.forget()
    await router.invalidate({ sync: true })
    await router.navigate({ href: chooseLanding(search), replace: true })
  }

  async function logIn({ email, password }: Credentials): Promise<void> {
    const answer = await postAuth('sign-in/email', { email, password })
    if (needsSecondStep(answer)) setSecondStep(true)
    else await enter(email)
  }

  const restart = () => {
    setSecondStep(false)
    void router.navigate({ to: '/login', search: keepPlace(search), replace: true })
  }
  const begin = () => {
    setMessage(undefined)
    setLeaving(true)
  }
  const stay = (error: unknown) => {
    setMessage(describeAuthError(error))
    setLeaving(false)
  }

  return (
    <AuthSheet
      title={isSecondStep ? 'Second step' : 'Login'}
      busy={isSubmitting || isLeaving ? 'Signing in' : undefined}
      footer={
        <>
          New to Parts Hub?{' '}
          <Link to="/signup" search={keepPlace(search)} className="text-link font-semibold">
            Create an account
          </Link>
        </>
      }
    >
      {isSecondStep ? (
        <Suspense fallback={<Waiting />}>
          {isHydrated ? <TwoStepForm onDone={enter} onRestart={restart} /> : <Waiting />}
        </Suspense>
      ) : (
        <>
          {/* On the server nobody's history is known. */}
          {isHydrated && arrival?.by === 'sign-out' && (
            <p className="mb-5 border-l-4 border-l-success pl-4 font-semibold">You are signed out.</p>
          )}
          {wantsTools(search) && <CatalogueNote />}
          <form noValidate method="post" onSubmit={submit} className="grid gap-5">
            <Fields form={form} of={[emailField]} />
            <div>
              <Fields form={form} of={[{ ...passwordField, autoComplete: 'current-password' }]} />
              <p className="mt-2 text-right text-sm">
                <Link to="/forgot-password" className="text-link font-semibold">
                  {FORGOT_PASSWORD}
                </Link>
              </p>
            </div>
            <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
            <AuthMessage message={message} />
          </form>
          <ProviderButtons search={search} onLeave={begin} onError={stay} />
          <PasskeyButton onBegin={begin} onError={stay} onDone={email => void enter(email).catch(stay)} />
        </>
      )}
    </AuthSheet>
  )
}

/** For whoever only wanted to look around. */
function CatalogueNote() {
  return (
    <p className="mb-5 border-l-4 border-l-info pl-4">
      Please log in to order. To see what there is, you need no account: look at{' '}
      <Link to="/parts" className="text-link font-semibold">
        all parts
      </Link>
      .
    </p>
  )
}

function Waiting() {
  return <Skeleton className="h-40 w-full" />
}

function needsSecondStep(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer
}

/**
 * Signs in with a passkey; shown only if the browser supports them. `onDone` receives the person's address. Its room is kept from the
 * start: the sheet moves when something comes into it, and what is pressed just then slips from under the pointer.
 */
function PasskeyButton({
  onBegin,
  onDone,
  onError,
}: {
  onBegin: () => void
  onDone: (email: string) => void
  onError: (error: unknown) => void
}) {
  const isHydrated = useHydrated()
  const isHidden = isHydrated && !canUsePasskeys()
  async function signIn(): Promise<void> {
    onBegin()
    try {
      onDone(await signInByPasskey())
    } catch (error) {
      onError(error)
    }
  }
  return (
    <button
      type="button"
      onClick={() => void signIn()}
      className={`btn btn-outline mt-3 w-full ${isHidden ? 'invisible' : ''}`}
    >
      Log in with a passkey
    </button>
  )
}
