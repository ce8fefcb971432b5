import { z } from 'zod'

/** The five public triage levels, the most urgent first. */
export const TriageLevel = z.enum(['ambulance', 'emergency-department', 'within-24-hours', 'appointment', 'self-care'])
export type TriageLevel = z.infer<typeof TriageLevel>

/** How urgent it is, what that rests on, and whom to call. */
export const Triage = z.object({
  level: TriageLevel,
  label: z.string(),
  because: z.array(z.string()),
  emergencyNumber: z.string().nullable(),
})
export type Triage = z.infer<typeof Triage>

/** The question now open, with its quick replies. */
export const Question = z.object({
  id: z.string(),
  kind: z.enum(['finding', 'checklist', 'open']),
  text: z.string(),
  why: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  /** About how many questions are still to come after this one. */
  left: z.number().int().min(0).optional(),
  /** Set where an outside model proposed it and the clinic took it. */
  by: z.enum(['model']).optional(),
})
export type Question = z.infer<typeof Question>

/** One thing the doctor understood; the patient may correct it. */
export const UnderstoodFinding = z.object({
  id: z.string(),
  name: z.string(),
  polarity: z.enum(['present', 'absent', 'unknown']),
  text: z.string(),
  source: z.enum(['told', 'answered', 'corrected', 'document', 'measured', 'implied']),
})
export type UnderstoodFinding = z.infer<typeof UnderstoodFinding>

/** A likely cause with what speaks for and against it. */
export const Cause = z.object({
  id: z.string().nullable(),
  name: z.string(),
  probability: z.number().min(0).max(1),
  band: z.enum(['likely', 'possible', 'less-likely']),
  reasonsFor: z.array(z.string()),
  reasonsAgainst: z.array(z.string()),
})
export type Cause = z.infer<typeof Cause>

/**
 * One piece of a reply, in the order they are said; the screen draws cards of them, the voice speaks their text. `response`
 * is these texts, one after another.
 */
export const ReplyPart = z.object({
  kind: z.enum([
    'level',
    'firstAid',
    'crisis',
    'answer',
    'obstacle',
    'sympathy',
    'understood',
    'notUnderstood',
    'corrected',
    'question',
    'story',
    'cause',
    'action',
    'warning',
    'expect',
    'next',
  ]),
  /** What is said, in a small part of Markdown. */
  text: z.string(),
  /** The same in English, which is what was checked, where `text` is an outside model's translation of it. */
  english: z.string().optional(),
  /** A heading for the card, where it has one of its own. */
  title: z.string().optional(),
  /** The lines of a list, without their bullets. */
  items: z.array(z.string()).readonly().optional(),
  /** Only on warnings: call at once, or see a doctor sooner. */
  urgency: z.enum(['now', 'sooner']).optional(),
  /** Only on levels: true while the level rests on a likely cause and not yet on a sign. */
  isProvisional: z.boolean().optional(),
  /** The place of the clause of the message that this part answers, the first one 0. */
  clause: z.number().int().min(0).optional(),
})
export type ReplyPart = z.infer<typeof ReplyPart>

/** The structured side of a reply. */
export const Clinical = z.object({
  kind: z.enum(['conversation', 'question', 'verdict', 'emergency', 'crisis']),
  triage: Triage.nullable(),
  question: Question.nullable(),
  findings: z.array(UnderstoodFinding),
  causes: z.array(Cause),
  /** The reply piece by piece; absent in replies of before there were any, and where an outside model has the word. */
  parts: z.array(ReplyPart).optional(),
  recommendations: z.array(z.string()),
  /** The same recommendations as the tasks they can become. */
  tasks: z
    .array(
      z.object({
        type: z.enum(['exercise', 'medication', 'lifestyle', 'other']),
        title: z.string(),
        description: z.string(),
        priority: z.enum(['high', 'medium', 'low']),
      }),
    )
    .optional(),
  /** Helplines of a crisis card: what to call, and the number where two sources agree. */
  helplines: z.array(z.object({ name: z.string(), number: z.string().nullable() })),
})
export type Clinical = z.infer<typeof Clinical>
