import { type Clinic, createClinic } from '../clinic.ts'
import { indexKnowledge, type KnowledgeIndex } from '../knowledge/index-knowledge.ts'
import { loadLearned, loadPack } from './load-pack.ts'
import { once } from './once.ts'

/** The doctor as it is shipped, for tests only. Nothing of it changes with use, so that all files of a process share one. */
export const loadClinic: () => Clinic = once(() => createClinic(loadPack(), { learned: loadLearned() }))

/** The doctor whose lexicon reads alone. */
export const loadLexiconClinic: () => Clinic = once(() => createClinic(loadPack()))

/** The knowledge as the doctor looks it up. */
export const loadIndex: () => KnowledgeIndex = once(() => indexKnowledge(loadPack()))
