export type Theme = 'system' | 'light' | 'dark'

const place = 'drAiTheme'

/** The chosen theme of this browser; the system's own where none was chosen. */
export function readTheme(): Theme {
  const theme = localStorage.getItem(place)
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Puts a theme (by default the stored one) onto the page and keeps it. */
export function applyTheme(theme: Theme = readTheme()) {
  localStorage.setItem(place, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
