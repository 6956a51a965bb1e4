import type { Declaration } from '#contract/catalog/declarations.ts'

/** What is known of a product by laws and standards on what it is made of and on its papers, and what a person is still to confirm. */
export function Declarations({ declarations }: { declarations: readonly Declaration[] }) {
  const rows: readonly Declaration[] = [
    ...declarations,
    {
      subject: 'EN 10204',
      statement: '3.1 of its lot',
      why: 'at your order once it is shipped, where the lot has a certificate',
      source: '',
    },
  ]
  return (
    <section aria-labelledby="declarations-heading" className="sheet p-5 sm:p-6">
      <h2 id="declarations-heading" className="mb-4 text-2xl">
        Papers
      </h2>
      <table className="w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">By</th>
            <th scope="col">What is known</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ subject, statement, why, source, document }, at) => (
            <tr key={subject} className="border-t border-line align-baseline">
              <th scope="row" className="w-1/3 py-2 pr-4 font-normal text-muted wrap-anywhere">
                {subject}
              </th>
              <td className="py-2 wrap-anywhere">
                <span className="font-semibold">{statement}</span>
                {/* RoHS and REACH mostly follow from the same. */}
                {why && why !== rows[at - 1]?.why && (
                  <span className="block text-sm text-muted">
                    {[why, source].filter(Boolean).join(' · ')}
                  </span>
                )}
                {document && (
                  <a href={document} download className="link block text-sm">
                    {subject}: document (PDF)
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
