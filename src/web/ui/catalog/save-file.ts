/** Lets the browser save a file that was made in the page. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** What a product's files are called: its SKU in lower case, or its name where it has none. */
export function fileNameOf({ sku, name }: { sku: string | null; name: string }, extension: string): string {
  const stem = (sku ?? name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${stem || 'part'}.${extension}`
}
