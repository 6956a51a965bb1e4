/** `parts-hub-20261125T191500123Z.tar.zst`: sorted by name, archives are sorted by age. */
const ARCHIVE = /^parts-hub-\d{8}T\d{9}Z\.tar\.zst(\.age)?$/

export function nameArchive(at: Date, isEncrypted: boolean): string {
  return `parts-hub-${at.toISOString().replaceAll(/[-:.]/g, '')}.tar.zst${isEncrypted ? '.age' : ''}`
}

export function isArchiveName(name: string): boolean {
  return ARCHIVE.test(name)
}
