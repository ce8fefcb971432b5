import { chatIcon, historyIcon, pillIcon } from '../../ui/icons.ts'

/** The three screens of the side navigation, word for word. */
export const destinations = [
  { path: '/chat', label: 'AI Doctor Chat', description: 'Chat & video analysis with AI doctor', icon: chatIcon },
  { path: '/medications', label: 'Medications', description: 'Track your medications', icon: pillIcon },
  { path: '/history', label: 'Medical History', description: 'View past consultations', icon: historyIcon },
] as const
