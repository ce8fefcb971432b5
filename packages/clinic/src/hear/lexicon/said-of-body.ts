const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Parts of the body as patients name them, in base form. */
export const bodyParts = words(
  'head face eye eyelid ear nose lip lips tongue mouth gum throat neck shoulder arm elbow wrist hand finger thumb chest breast rib back belly stomach tummy abdomen groin hip bottom testicle leg thigh knee calf shin ankle foot heel toe skin nail hair',
)

/** What is said of a part of the body, or of how somebody feels: no name of a symptom in a list. */
export const feelings = words(
  'tired weak dizzy exhausted sleepy drowsy pale sick queasy nauseous thirsty sweaty sweating shaky stiff sore tender cold hot warm itchy itching swollen puffy numb tight heavy red blue purple yellow grey dry cracked cracking peeling raw blistered confused muddled breathless miserable feverish restless irritable unwell poorly faint lightheaded wobbly aching achy burning bleeding like',
)
