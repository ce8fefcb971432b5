import { expect, test } from 'vitest'
import { acceptFiles } from './accept-files.ts'

const file = (name: string, type = '', size = 10) => Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })

const cases: [name: string, type: string, size: number, refusal: string | null][] = [
  ['report.pdf', 'application/pdf', 10, null],
  ['REPORT.PDF', '', 10, null],
  ['photo.jpeg', 'image/jpeg', 10, null],
  ['letter.docx', '', 10_485_760, null],
  ['letter.doc', 'application/msword', 10_485_761, 'File letter.doc is too large. Maximum size is 10MB'],
  ['scan.pdf', 'application/pdf', 0, 'File scan.pdf is empty. Please choose it again, or take a photo of the paper'],
  ['movie.mp4', 'video/mp4', 10, 'File type video/mp4 is not supported'],
  ['archive.zip', '', 10, 'File type .zip is not supported'],
  ['report', 'text/plain', 10, null],
  ['report', '', 10, 'File type unknown is not supported'],
]
for (const [name, type, size, refusal] of cases) {
  test(`${name} (${type || 'no type'}, ${size} bytes) ${refusal ? 'is refused' : 'is taken'}`, () => {
    const { accepted, refusals } = acceptFiles([file(name, type, size)])
    expect(refusals).toEqual(refusal ? [refusal] : [])
    expect(accepted).toHaveLength(refusal ? 0 : 1)
  })
}
