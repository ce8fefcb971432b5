import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { Paper, paperColors } from '../../ui/pdf/Paper.tsx'
import { isRightToLeft } from '../../ui/pdf/scripts.ts'
import { reportDisclaimer, reportFacts, reportTitle } from './report-text.ts'

const { soft, accent } = paperColors

const styles = StyleSheet.create({
  title: { fontSize: 20, fontWeight: 'bold', marginBottom: 14 },
  diagnosis: { backgroundColor: '#e1f2ef', borderRadius: 6, padding: 12, marginBottom: 14 },
  diagnosisText: { fontSize: 15, fontWeight: 'bold' },
  label: { fontSize: 9, color: soft, marginBottom: 2 },
  facts: { flexDirection: 'row', gap: 28, marginBottom: 18 },
  heading: { fontSize: 13, fontWeight: 'bold', marginBottom: 6, color: accent },
  section: { marginBottom: 16 },
  item: { flexDirection: 'row', gap: 6, marginBottom: 4 },
  itemRight: { flexDirection: 'row-reverse' },
  grow: { flex: 1 },
  right: { textAlign: 'right', direction: 'rtl' },
})

/** A diagnosis on paper. `fonts` in the order in which a glyph is looked for. */
export function ReportDocument({ record, fonts }: { record: DiagnosisRecord; fonts: string[] }) {
  return (
    <Paper title={`${reportTitle}: ${record.diagnosis}`} fonts={fonts} fontSize={11} disclaimer={reportDisclaimer}>
      <Text style={styles.title}>{reportTitle}</Text>
      <View style={styles.diagnosis}>
        <Text style={styles.label}>Diagnosis</Text>
        <Text style={[styles.diagnosisText, isRightToLeft(record.diagnosis) ? styles.right : {}]}>{record.diagnosis}</Text>
      </View>
      <View style={styles.facts}>
        {reportFacts(record).map(({ name, value }) => (
          <View key={name}>
            <Text style={styles.label}>{name}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
      <Points title="Symptoms" points={record.symptoms ?? []} />
      <Points title="Recommendations" points={record.aiRecommendations ?? []} />
    </Paper>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={40}>
        {title}
      </Text>
      {points.length === 0 && <Text>N/A</Text>}
      {points.map((point, index) => {
        const isRight = isRightToLeft(point)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn once
          <View key={index} style={[styles.item, isRight ? styles.itemRight : {}]}>
            <Text>•</Text>
            <Text style={[styles.grow, isRight ? styles.right : {}]}>{point}</Text>
          </View>
        )
      })}
    </View>
  )
}
