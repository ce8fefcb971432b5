import { breathingCancerOtherClasses } from './classes-therapeutic/breathing-cancer-others.ts'
import { nerveAndInfectionClasses } from './classes-therapeutic/nerves-and-infections.ts'
import { painHeartGutHormoneClasses } from './classes-therapeutic/pain-heart-gut-hormones.ts'

/** All therapeutic groups after the WHO Anatomical Therapeutic Chemical classification. */
export const therapeuticClasses = { ...painHeartGutHormoneClasses, ...nerveAndInfectionClasses, ...breathingCancerOtherClasses } as const
