import type { Lot } from '#contract/lots/lots.ts'
import { useRights } from '../../../rights.ts'
import { formatDay } from '../../base/figures/format.ts'
import { PdfButton } from '../../base/forms/PdfButton.tsx'

/** The inspection certificate of a lot, and for those who receive goods how one is added, or another one in its place. */
export function Certificate({ lot }: { lot: Lot }) {
  const { number, certifiedAt } = lot
  const mayAdd = useRights()('moveStock')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {certifiedAt === null ? (
        <span className="text-muted">None</span>
      ) : (
        <a
          href={pathOf(lot)}
          download
          title={`Added on ${formatDay(certifiedAt)}`}
          className="link font-semibold"
        >
          PDF<span className="sr-only">, certificate of lot {number}</span>
        </a>
      )}
      {mayAdd && (
        <PdfButton
          verb={certifiedAt === null ? 'Add' : 'Replace'}
          what={`the certificate of lot ${number}`}
          path={pathOf(lot)}
          field="certificate"
          success={`The certificate of lot ${number} is kept`}
        />
      )}
    </div>
  )
}

const pathOf = ({ _id }: Lot) => `/lot/${encodeURIComponent(_id)}/certificate`
