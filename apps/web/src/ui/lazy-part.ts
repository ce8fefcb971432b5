import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { loadChunk } from '../api/load-chunk.ts'

/**
 * A part of a screen that comes only when it is wanted, such as a dialog. Nothing stands in its place until then.
 * @param id what the chunk is called when it fails
 */
export function lazyPart<Properties extends object>(id: string, load: () => Promise<ComponentType<Properties>>): ComponentType<Properties> {
  const Part = lazy(async () => ({ default: await loadChunk(id, load) })) as unknown as ComponentType<Properties>
  return (properties) => createElement(Suspense, { fallback: null }, createElement(Part, properties))
}
