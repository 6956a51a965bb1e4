/** The id of its lot, and the SHA-256 of the file in base64url: nobody can guess it, and under a name there is never another file. */
const PATTERN = /^[0-9a-f-]{36}-[\w-]{43}\.pdf$/

export const formatCertificateName = (lotId: string, hash: string): string => `${lotId}-${hash}.pdf`

/** False for anything that is not the name of a certificate's file, including paths of any kind. */
export const isCertificateName = (name: string): boolean => PATTERN.test(name)
