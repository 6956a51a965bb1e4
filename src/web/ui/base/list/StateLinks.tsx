import { Link, type LinkProps } from '@tanstack/react-router'

interface StateLinksProps<State extends string | undefined> {
  /** Names the choice: 'States of orders'. */
  label: string
  /** The states, undefined for all, by what they are called. */
  states: readonly (readonly [state: State, text: string])[]
  chosen: State
  linkTo: (state: State) => LinkProps
  className?: string
}

/** Chooses the rows in one state. */
export function StateLinks<State extends string | undefined>({
  label,
  states,
  chosen,
  linkTo,
  className = '',
}: StateLinksProps<State>) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {states.map(([state, text]) => (
        <Link
          key={state ?? ''}
          {...linkTo(state)}
          resetScroll={false}
          aria-current={state === chosen ? 'true' : undefined}
          className={`btn btn-sm ${state === chosen ? 'btn-neutral' : 'btn-outline'}`}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
