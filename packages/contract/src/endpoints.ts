/** Every call of the product. The first nine are the description's (section 7); the others are ours. */
export const endpoints = {
  chat: { method: 'POST', path: '/api/chat' },
  testGemini: { method: 'GET', path: '/api/test-gemini' },
  health: { method: 'GET', path: '/' },
  analyzeVideo: { method: 'POST', path: '/api/video/analyze' },
  analyzeHistory: { method: 'POST', path: '/api/chat/analyze-history' },
  addHistory: { method: 'POST', path: '/api/history/add' },
  listHistory: { method: 'GET', path: '/api/history' },
  deleteHistory: { method: 'DELETE', path: '/api/history/:id' },
  analyzeDocument: { method: 'POST', path: '/api/document/analyze' },
  searchPharmacies: { method: 'GET', path: '/api/pharmacies' },
  listConsultations: { method: 'GET', path: '/api/consultations' },
  viewConsultation: { method: 'GET', path: '/api/consultations/:id' },
  correctFinding: { method: 'POST', path: '/api/consultations/:id/findings' },
  deleteConsultation: { method: 'DELETE', path: '/api/consultations/:id' },
  listDocuments: { method: 'GET', path: '/api/documents' },
  listResults: { method: 'GET', path: '/api/documents/results' },
  viewDocument: { method: 'GET', path: '/api/documents/:id' },
  downloadDocument: { method: 'GET', path: '/api/documents/:id/file' },
  reviewDocument: { method: 'POST', path: '/api/documents/:id/review' },
  deleteDocument: { method: 'DELETE', path: '/api/documents/:id' },
  viewSpeech: { method: 'GET', path: '/api/speech' },
  transcribe: { method: 'POST', path: '/api/speech/transcribe' },
  listItems: { method: 'GET', path: '/api/record/items' },
  addItems: { method: 'POST', path: '/api/record/items' },
  reviewItems: { method: 'POST', path: '/api/record/items/review' },
  deleteItem: { method: 'DELETE', path: '/api/record/items/:id' },
  importRecord: { method: 'POST', path: '/api/record/import' },
  listRows: { method: 'GET', path: '/api/record/rows' },
  restoreRows: { method: 'POST', path: '/api/record/rows' },
  restoreFile: { method: 'POST', path: '/api/record/files' },
  createLink: { method: 'POST', path: '/api/links' },
  listLinks: { method: 'GET', path: '/api/links' },
  revokeLink: { method: 'DELETE', path: '/api/links/:id' },
  openLink: { method: 'POST', path: '/api/shl/:id' },
  downloadLinkFile: { method: 'GET', path: '/api/shl/:id/:ticket' },
  createAccess: { method: 'POST', path: '/api/access' },
  listAccess: { method: 'GET', path: '/api/access' },
  revokeAccess: { method: 'DELETE', path: '/api/access/:id' },
  shareMedications: { method: 'POST', path: '/api/access/medications' },
  readShared: { method: 'POST', path: '/api/shared' },
  logDose: { method: 'POST', path: '/api/shared/doses' },
  adoptRecord: { method: 'POST', path: '/api/patient/adopt' },
  deleteEverything: { method: 'DELETE', path: '/api/patient' },
  viewAudit: { method: 'GET', path: '/api/audit' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'DELETE'; path: `/${string}` }>

export type EndpointName = keyof typeof endpoints

/** The path of a call with its parameters filled in, each percent-encoded. */
export function endpointPath(name: EndpointName, parameters: Readonly<Record<string, string>> = {}): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(parameters[key] ?? ''))
}
