import type { Quote } from '#contract/quotes/quotes.ts'

interface QuoteMessagesProps {
  quote: Quote
  /** Whether the customer reads them. */
  isOwn?: boolean
}

/** What the customer has asked, and what the shop has answered. */
export function QuoteMessages({ quote, isOwn = false }: QuoteMessagesProps) {
  const { question, answer, note, customerReference, userName } = quote
  const messages = [
    { title: isOwn ? 'You asked' : `${userName} asks`, text: question },
    { title: quote.status === 'declined' ? 'Reason' : 'Answer', text: answer },
    { title: isOwn ? 'Your order number' : 'Their order number', text: customerReference },
    { title: 'Note', text: note },
  ].filter(({ text }) => text !== '')
  if (messages.length === 0) return null
  return (
    <dl className="sheet grid gap-4 p-5">
      {messages.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
