/** The id of what it belongs to, and the SHA-256 of what was uploaded in base64url: nobody can guess it, and under a name there is never another file. */
const PATTERN = /^[0-9a-f-]{36}-[\w-]{43}\.(?:pdf|webp)$/

/** The name of a certificate of a lot or the document of a confirmation, both PDF, or of a photo of a return. */
export const formatPrivateFileName = (ownerId: string, hash: string, ending: 'pdf' | 'webp'): string =>
  `${ownerId}-${hash}.${ending}`

/** False for anything that is not the name of such a file, including paths of any kind. */
export const isPrivateFileName = (name: string): boolean => PATTERN.test(name)

/** Its media type. */
export const typeOfPrivateFile = (name: string): string =>
  name.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
