import type { Call } from './describe-calls.ts'

/** One call of the shop: what it does, who may make it, its input and its answers. */
export function CallSheet({ call }: { call: Call }) {
  const { method, path, summary, who, inputs, answers } = call
  return (
    <article className="sheet overflow-hidden">
      <header className="border-b border-line p-4 sm:px-5">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          <span className="rounded-field bg-ink px-2 py-1 text-base leading-none text-ink-content">
            {method}
          </span>
          <code className="min-w-0 text-base font-semibold break-all">{path}</code>
        </h3>
        <p className="mt-2">{summary}</p>
        <p className="text-[0.9375rem] text-muted">Who: {who}</p>
      </header>
      <div className="grid gap-x-8 gap-y-5 p-4 sm:p-5 lg:grid-cols-2">
        {inputs.length > 0 && (
          <section>
            <h4 className="eyebrow text-muted">Takes</h4>
            <dl className="mt-2 text-[0.9375rem]">
              {inputs.map(({ name, place, type, isRequired }) => (
                <div key={`${place} ${name}`} className="border-t border-line py-1.5">
                  <dt className="font-semibold wrap-break-word">
                    {name} <span className="font-normal text-muted">in {place}</span>
                  </dt>
                  <dd className="wrap-break-word text-muted">
                    {type}
                    {isRequired ? ', required' : ''}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <section>
          <h4 className="eyebrow text-muted">Answers</h4>
          <dl className="mt-2 text-[0.9375rem]">
            {answers.map(({ status, text, type }) => (
              <div key={status} className="grid grid-cols-[3rem_1fr] border-t border-line py-1.5">
                <dt className="font-semibold">{status}</dt>
                <dd className="min-w-0 wrap-break-word">
                  {text} {type && <span className="block text-muted">{type}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </article>
  )
}
