const place = 'drAiDisclaimer'

/** Stands behind /chat where the landing page's button was clicked before its script had come. */
export const startMark = '#start'

/** Switched on by the landing page's button; outlives a reload until the disclaimer is accepted. */
export function askForDisclaimer() {
  localStorage.setItem(place, 'due')
}

export function isDisclaimerDue(): boolean {
  if (location.hash === startMark) {
    askForDisclaimer()
    history.replaceState(history.state, '', location.pathname)
  }
  return localStorage.getItem(place) === 'due'
}

export function acceptDisclaimer() {
  localStorage.removeItem(place)
}
