import { chunkLoadTimeout } from '@dr-ai/contract/limits'

/** A lazily loaded script that did not come: missing, timed out or broken on the way. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(id: string, cause?: unknown) {
    super(`Loading chunk ${id} failed.`, { cause })
  }
}

/**
 * Loads a script chunk, with the time-out that `import()` itself lacks.
 * @param id what the chunk is called in the error
 * @throws ChunkLoadError when it is missing, too late or does not run
 */
export async function loadChunk<Module>(id: string, load: () => Promise<Module>, timeout: number = chunkLoadTimeout): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id)), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(id, cause)
  } finally {
    clearTimeout(timer)
  }
}
