import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import type { ReactNode } from 'react'
import { capitalized } from './capitalized.ts'
import { formatDate } from './format-date.ts'

interface DiagnosisDetailsProps {
  record: DiagnosisRecord
  /** Leaves out what a video would have measured where none did. */
  isBrief?: boolean
}

/** Everything a diagnosis holds; what is missing reads N/A. */
export function DiagnosisDetails({ record, isBrief = false }: DiagnosisDetailsProps) {
  const { visionData, voiceAnalysis } = record
  const isMeasured = [visionData, voiceAnalysis].some((each) => each && Object.values(each).some((value) => value !== null && value !== ''))
  const blinkRate = visionData?.blinkRate
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Fact name="Date">{formatDate(record.date)}</Fact>
        <Fact name="Duration">{record.duration || 'N/A'}</Fact>
        <Fact name="Status">{record.status || 'N/A'}</Fact>
      </dl>
      <Points title="Symptoms" points={record.symptoms} />
      <Points title="Recommendations" points={record.aiRecommendations} />
      {(isMeasured || !isBrief) && (
        <div className="grid gap-3 sm:grid-cols-2">
          <dl className="grid gap-1 rounded-xl bg-raised p-3">
            <dt className="font-semibold">Vision data</dt>
            <Measure name="Blink rate">{typeof blinkRate === 'number' ? `${blinkRate}/min` : 'N/A'}</Measure>
            <Measure name="Eye movement">{visionData?.eyeMovement || 'N/A'}</Measure>
            <Measure name="Facial expression">{visionData?.facialExpression || 'N/A'}</Measure>
          </dl>
          <dl className="grid gap-1 rounded-xl bg-raised p-3">
            <dt className="font-semibold">Voice analysis</dt>
            <Measure name="Tone">{voiceAnalysis?.tone || 'N/A'}</Measure>
            <Measure name="Pace">{voiceAnalysis?.pace || 'N/A'}</Measure>
            <Measure name="Clarity">{voiceAnalysis?.clarity || 'N/A'}</Measure>
          </dl>
        </div>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Measure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <dd className="flex justify-between gap-3 text-[0.9375rem]">
      <span className="text-soft">{name}</span>
      <span>{children}</span>
    </dd>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] | null | undefined }) {
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      {points?.length ? (
        <ul className="list-disc pl-5 marker:text-accent">
          {points.map((point) => (
            <li key={point}>{capitalized(point)}</li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">N/A</p>
      )}
    </section>
  )
}
