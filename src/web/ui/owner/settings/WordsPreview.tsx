import { type SyntheticEvent, useEffect, useState } from 'react'
import type { SettingsPreview } from '#contract/settings/previews.ts'
import { answerOf, calls, problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { toSentence } from '../../base/forms/field-of.ts'
import { Block } from '../../visitor/texts/TextPage.tsx'

/** How long nobody types before it is shown what they typed, in ms. */
const PAUSE_MS = 400

interface WordsPreviewProps {
  /** What words it, by the names of settings. */
  values: Readonly<Record<string, string>>
  labelOf: (name: string) => string
  /** Which of the previews of the page it is. */
  label: string
}

/** A text or a mail as it would be with what is typed, beside it. What could not be saved is said instead. */
export function WordsPreview({ values, labelOf, label }: WordsPreviewProps) {
  const body = JSON.stringify(values)
  const [shown, setShown] = useState<SettingsPreview>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      try {
        const found = await answerOf(calls.settings.preview.$post({ json: JSON.parse(body) }))
        if (isOld) return
        setShown(found)
        setFault(undefined)
      } catch (error) {
        if (!isOld) setFault(error)
      }
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [body])
  const [problem] = problemsOf(fault)
  return (
    <section
      aria-label={label}
      className="min-w-0 rounded-box border border-line bg-base-100 p-4 wrap-anywhere sm:p-5"
    >
      <h3 className="eyebrow mb-3 text-muted">Preview</h3>
      <output className="block text-sm font-semibold text-error">
        {problem && toSentence(labelOf(problem.field), problem.message)}
        {fault !== undefined && !problem && describeFailure(fault).text}
      </output>
      {fault === undefined && shown?.text && (
        <div className="grid gap-4">
          <p className="font-condensed text-3xl font-semibold">{shown.text.title}</p>
          {shown.text.blocks.map(block => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </div>
      )}
      {fault === undefined && shown?.mail && <MailPreview {...shown.mail} />}
    </section>
  )
}

/** A mail as programs for mail show it, and as plain text. */
function MailPreview({ subject, text, html }: NonNullable<SettingsPreview['mail']>) {
  const [head = '', styled = ''] = html.split('<style>')
  const [css = '', body = ''] = styled.split('</style>')
  return (
    <>
      <p>
        <span className="text-muted">Subject:</span> <strong>{subject}</strong>
      </p>
      <iframe
        key={html}
        title={`Mail: ${subject}`}
        // Nothing in it runs; what the page's policy keeps it from styling by itself, this page adds.
        sandbox="allow-same-origin"
        srcDoc={head + body}
        onLoad={event => dress(event, css)}
        className="mt-3 h-[32rem] w-full rounded-field border border-line bg-white"
      />
      <details className="mt-3">
        <summary className="cursor-pointer text-sm font-semibold">As plain text</summary>
        <pre className="mt-2 font-[inherit] text-sm whitespace-pre-wrap">{text}</pre>
      </details>
    </>
  )
}

function dress({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, css: string): void {
  const view = frame.contentDocument?.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  view.document.adoptedStyleSheets = [sheet]
}
