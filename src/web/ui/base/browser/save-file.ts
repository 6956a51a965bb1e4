/** Makes the browser save a file created in the page. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The name of a product's file: from its SKU in lower case, or from its name if it has none. */
export function fileNameOf({ sku, name }: { sku: string | null; name: string }, extension: string): string {
  const stem = (sku ?? name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${stem || 'part'}.${extension}`
}
