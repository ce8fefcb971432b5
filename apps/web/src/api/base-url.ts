/** Where the server answers: the page's own origin, or another one named at build time. */
export const baseUrl: string = (import.meta.env.VITE_API_BASE_URL ?? '').replace(/\/$/, '')
