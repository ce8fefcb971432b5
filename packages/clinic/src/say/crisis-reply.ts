import type { CrisisKind } from '../case/case.ts'
import { type Addressee, patientName } from '../judge/questions/address-patient.ts'
import { emergencyContacts } from './emergency-contacts.ts'

const openings: Record<CrisisKind, string> = {
  'self-harm': 'I am glad you told me this. What you feel now is real, and you do not have to carry it alone. Help is there, right now.',
  'harm-to-others': 'Thank you for telling me. Right now the most important thing is that nobody gets hurt, you included.',
  abuse: 'I am sorry this is happening. It is not your fault, and nobody has the right to hurt you.',
  overdose: 'This needs help right now, even if you feel well. Some harm shows only hours later.',
  poisoning: 'This needs help right now, even with no signs yet. Some poisons work slowly.',
  psychosis: 'Thank you for telling me. This can be very frightening, and it can be treated. You should not be alone with it.',
}

const steps: Record<CrisisKind, readonly string[]> = {
  'self-harm': [
    'If you may act on it now, call {number} or go to the nearest emergency department.',
    'Move away from pills, blades, ropes or anything you could use.',
    'Call or go to someone you trust. Say: "I am not safe alone."',
  ],
  'harm-to-others': [
    'Step away from the person now. Go to another room or outside.',
    'Put down anything that could hurt someone.',
    'If you may act on it, call {number} now.',
  ],
  abuse: [
    'If you are in danger now, call {number}. Get to a place with other people.',
    'Tell someone you trust, such as a friend, a nurse or a teacher.',
    'Use a phone or computer that the other person cannot see.',
    'If you are hurt, go to an emergency department. You can ask to talk alone.',
  ],
  overdose: [
    'Call {number} now. Do not wait for signs.',
    'Keep the packet. Say what was taken, how much and when.',
    'Do not make yourself or the person vomit.',
    'If someone does not wake up but breathes, lay them on their side.',
  ],
  poisoning: [
    'Call {number} now if anyone is drowsy, is in pain, fits or breathes badly.',
    'Call a poison centre now in all other cases.',
    'Do not cause vomiting. Give nothing to eat or drink until told.',
    'Take the packet or plant along. If it is on the skin or in the eyes, rinse with water for 15 minutes.',
  ],
  psychosis: [
    'See a doctor today: an emergency department, or your crisis team if you have one.',
    'Ask someone you trust to come with you and to stay with you.',
    'If a voice tells you to hurt yourself or someone else, call {number} now.',
    'After a birth, someone else should look after the baby until you have been seen.',
  ],
}

/** The reply of the crisis path: what the person feels, what to do in the next minutes, whom to call. Never a bare refusal. */
export function crisisText(kind: CrisisKind, country: string | null, aboutAnother: boolean): string {
  const contacts = emergencyContacts(country)
  const lines = [
    ...contacts.helplines.map((line) => `${line.name}: ${line.phone}`),
    ...(contacts.poison && (kind === 'overdose' || kind === 'poisoning') ? [`${contacts.poison.name}: ${contacts.poison.phone}`] : []),
  ]
  const helplines =
    lines.length > 0
      ? `You can talk to someone now:\n\n${lines.map((line) => `- ${line}`).join('\n')}`
      : 'You can also find a helpline near you: search for "find a helpline" or go to findahelpline.com.'
  return [
    openings[kind],
    `**Emergency: call ${contacts.ambulance}.**`,
    'What I recommend right now:',
    steps[kind].map((step) => `- ${step.replace('{number}', contacts.ambulance)}`).join('\n'),
    kind === 'poisoning' && !contacts.poison ? '' : helplines,
    aboutAnother ? 'Stay with the person until help is there.' : 'Stay with someone until help is there.',
    kind === 'self-harm' || kind === 'abuse'
      ? 'I am here too. Would you like to tell me what happened?'
      : 'When help is on the way, you can tell me more.',
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

const followUps: Record<CrisisKind, { toPatient: string; aboutPatient: string }> = {
  'self-harm': {
    toPatient:
      'Thank you for talking to me. Are you safe right now? Is someone with you? Please call someone you trust, or the numbers above.',
    aboutPatient:
      'Thank you for telling me. Please do not leave {who} alone. Ask straight out about thoughts of suicide. It does no harm and can help.',
  },
  'harm-to-others': {
    toPatient:
      'Thank you for talking to me. Is everybody safe right now? Please stay away from the person until the feeling has passed, and call someone you trust.',
    aboutPatient: 'Thank you for telling me. Please keep yourself and others out of reach first.',
  },
  abuse: {
    toPatient: 'Thank you for telling me. Are you safe right now? Are you hurt? You can talk to a doctor alone, and nobody has to know.',
    aboutPatient: 'Thank you for telling me. Is {who} safe right now, and hurt anywhere? A doctor can talk to them alone.',
  },
  overdose: {
    toPatient: 'Please do not wait, even if you feel well. Have you called for help? What did you take, how much and when?',
    aboutPatient: 'Please do not wait, even if all seems well. Have you called for help? What was taken, how much and when?',
  },
  poisoning: {
    toPatient: 'Please do not wait, even if you feel well. Have you called for help? What was it, how much and when?',
    aboutPatient: 'Please do not wait, even if all seems well. Have you called for help? What was it, how much and when?',
  },
  psychosis: {
    toPatient: 'Thank you for talking to me. Are you safe right now? Is someone with you who can come along to a doctor today?',
    aboutPatient: 'Thank you for telling me. Please do not leave {who} alone. Stay calm, do not argue, and get them to a doctor today.',
  },
}

/** What the doctor says to the next words after a crisis: stays with the person, never goes on as if nothing were. */
export function crisisFollowUp(kind: CrisisKind, number: string, person: Addressee): string {
  const { toPatient, aboutPatient } = followUps[kind]
  return [
    person.relation === 'self' ? toPatient : aboutPatient.replace('{who}', patientName(person)),
    `**In danger, call ${number} now.**`,
    'If something else troubles you too, such as a pain, tell me.',
  ].join('\n\n')
}
