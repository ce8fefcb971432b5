import { documentExtensions, documentTypes, maximumDocumentBytes } from '@dr-ai/contract/limits'

/** What the file picker is told. */
export const acceptedEndings = documentExtensions.join(',')

/** Sorts files into those that may be sent and the sentences for those that may not, by the contract's limits. */
export function acceptFiles(files: readonly File[]): { accepted: File[]; refusals: string[] } {
  const accepted: File[] = []
  const refusals: string[] = []
  for (const file of files) {
    if (!isDocument(file)) refusals.push(`File type ${file.type || endingOf(file.name) || 'unknown'} is not supported`)
    else if (file.size > maximumDocumentBytes) refusals.push(`File ${file.name} is too large. Maximum size is 10MB`)
    else if (file.size === 0) refusals.push(`File ${file.name} is empty. Please choose it again, or take a photo of the paper`)
    else accepted.push(file)
  }
  return { accepted, refusals }
}

/** By the ending; a file without one by what the browser says of it. */
function isDocument({ name, type }: File): boolean {
  const ending = endingOf(name)
  if (ending === '') return Object.hasOwn(documentTypes, type)
  return (Object.values(documentTypes).flat() as string[]).includes(ending)
}

const endingOf = (name: string): string => /\.[^./\\]+$/.exec(name)?.[0].toLowerCase() ?? ''
