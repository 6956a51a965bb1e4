import type { ReactNode } from 'react'
import { Container } from '../../base/page/Container.tsx'

/** The sheet around the login and sign-up forms. */
export function AuthSheet({
  title,
  busy,
  children,
  footer,
}: {
  title: string
  /** The action in progress, shown while the sheet waits for it. */
  busy: string | undefined
  children: ReactNode
  footer: ReactNode
}) {
  return (
    <div className="blueprint flex min-h-[75vh] items-center">
      <Container width="form" className="py-12">
        <div className="sheet relative overflow-hidden">
          <div className="p-6 sm:p-9">
            <h1 className="mb-6 text-4xl">{title}</h1>
            {children}
          </div>
          <div className="border-t border-line bg-base-200 px-6 py-4 sm:px-9">{footer}</div>
          <output
            className={
              busy
                ? 'absolute inset-0 flex flex-col items-center justify-center gap-3 bg-base-100'
                : 'sr-only'
            }
          >
            {busy && (
              <>
                <span aria-hidden="true" className="loading loading-spinner loading-lg text-muted" />
                <span className="font-semibold">{busy}</span>
              </>
            )}
          </output>
        </div>
        <noscript>
          <p className="mt-4 text-center">Signing in needs JavaScript, which is off in this browser.</p>
        </noscript>
      </Container>
    </div>
  )
}
