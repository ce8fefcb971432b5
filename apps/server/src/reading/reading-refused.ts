import type { ErrorCode } from '@dr-ai/contract/errors'

/** Why a file was not read, as a sentence for the patient. */
export interface Refusal {
  code: ErrorCode & ('unsupported-type' | 'unreadable-document' | 'encrypted-document' | 'missing-file')
  message: string
}

/** Thrown inside the reader where a file cannot be read for a reason that a patient can be told. */
export class ReadingRefused extends Error {
  override name = 'ReadingRefused'
  readonly refusal: Refusal

  constructor(code: Refusal['code'], message: string) {
    super(message)
    this.refusal = { code, message }
  }
}

/** The sentences; `name` is what the file is called. */
export const refusals = {
  encrypted: new ReadingRefused(
    'encrypted-document',
    'This file is locked with a password. Please save it without the password and send it again.',
  ),
  wrongPassword: new ReadingRefused('encrypted-document', 'This password does not open the file. Please type it again.'),
  heic: new ReadingRefused(
    'unreadable-document',
    'This computer cannot open photos in the form of Apple (HEIC). On an iPhone, choose "Most Compatible" under Settings, Camera, Formats, or send a screenshot of the photo.',
  ),
  broken: new ReadingRefused('unreadable-document', 'This file is damaged or cut off. Please save or scan it again and send it once more.'),
  empty: new ReadingRefused('unreadable-document', 'There is nothing in this file that I can read.'),
  tooManyPixels: new ReadingRefused('unreadable-document', 'This picture is too large to read. Please send one of at most 60 megapixels.'),
  tooMuch: new ReadingRefused('unreadable-document', 'This file unpacks to far more than a document holds, so I did not open it.'),
  forbidden: new ReadingRefused('unreadable-document', 'This file holds code that no medical document needs, so I did not open it.'),
  tooSlow: new ReadingRefused('unreadable-document', 'This file takes too long to read. Please send fewer pages at a time.'),
  tooGreedy: new ReadingRefused(
    'unreadable-document',
    'This file needs more memory than I may use, so I stopped reading it. Please send it in smaller parts.',
  ),
  noEye: new ReadingRefused('unreadable-document', 'This computer cannot read pictures of text. Please send the document as text.'),
  ended: new ReadingRefused('unreadable-document', 'This file could not be read. Please save or scan it again and send it once more.'),
} as const
