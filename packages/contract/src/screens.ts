/** The three screens of the side navigation, word for word (description, section 2). */
export const screens = [
  { path: '/chat', label: 'AI Doctor Chat', description: 'Chat & video analysis with AI doctor' },
  { path: '/medications', label: 'Medications', description: 'Track your medications' },
  { path: '/history', label: 'Medical History', description: 'View past consultations' },
] as const
