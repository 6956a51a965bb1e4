export const CSV = 'text/csv; charset=utf-8'

/** Headers of an answer that is saved as a file of this name, and kept by nobody on the way. */
export function fileHeaders(name: string, type: string) {
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  } as const
}
