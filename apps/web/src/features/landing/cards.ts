import { clockIcon, heartIcon, lockIcon, sparkIcon } from '../../ui/front-icons.ts'

/** The four cards of the carousel. */
export const cards = [
  {
    title: 'AI-Powered Diagnosis',
    text: 'Tell us in your own words. Dr. AI asks what a careful doctor would ask, then names likely causes with the reasons for and against each.',
    icon: sparkIcon,
  },
  {
    title: '24/7 Health Support',
    text: 'At three in the morning or on a Sunday: describe what worries you and learn at once how urgent it is.',
    icon: clockIcon,
  },
  {
    title: 'Smart Analysis',
    text: 'Lab reports, prescriptions, voice and video: each adds to what the doctor knows of you, and you see what was understood.',
    icon: heartIcon,
  },
  {
    title: 'Secure & Private',
    text: 'Your record is sealed with a key that stays on your device. Only your device can unlock it.',
    icon: lockIcon,
  },
] as const
