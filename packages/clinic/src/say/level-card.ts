import type { Addressee } from '../judge/questions/address-patient.ts'
import { levelSteps } from './level-words.ts'
import type { ReplyTriage } from './reply.ts'

const reasonsShown = 4

/** The emergency card in words: the level, why, and what to do first. A provisional one says that it may yet change. */
export function levelCard(triage: ReplyTriage, person: Addressee, number: string, isProvisional: boolean): string {
  return [
    `**${triage.title}.**`,
    isProvisional ? 'This can be serious. Until we know better, treat it as an emergency.' : because(triage),
    'What I recommend right now:',
    levelSteps(triage.level, person, number)
      .map((step) => `- ${step}`)
      .join('\n'),
  ].join('\n\n')
}

/** Why a level is what it is. */
export function because(triage: ReplyTriage): string {
  const reasons = triage.because.slice(0, reasonsShown).map(({ name }) => name)
  return reasons.length === 1
    ? `I say this because of one thing: ${reasons[0]}.`
    : `I say this because of:\n\n${reasons.map((reason) => `- ${reason}`).join('\n')}`
}

/** The level said again, while it stands: with its first reason, and what to do. */
export function levelHeld(triage: ReplyTriage, number: string): string {
  const [reason] = triage.because
  const what = triage.level === 'ambulance' ? `call ${number} now` : 'go to an emergency department now'
  return `My advice stays the same: **${what}.**${reason === undefined ? '' : ` The reason is ${reason.name}.`}`
}
