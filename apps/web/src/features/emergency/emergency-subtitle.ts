/** What the screen is for; painted before anything else of it is there. */
export const emergencySubtitle = 'Numbers and first aid, with or without a network'
