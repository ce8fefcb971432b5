import { screens } from '@dr-ai/contract/screens'
import { chatIcon, historyIcon, pillIcon } from '../../ui/icons.ts'

const icons = { '/chat': chatIcon, '/medications': pillIcon, '/history': historyIcon } as const

/** The screens of the side navigation with their pictures. */
export const destinations = screens.map((screen) => ({ ...screen, icon: icons[screen.path] }))
