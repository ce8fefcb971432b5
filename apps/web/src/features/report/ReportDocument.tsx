import type { DiagnosisRecord } from '@dr-ai/contract/schemas/history'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { isRightToLeft } from '../../ui/pdf/scripts.ts'
import { reportDisclaimer, reportFacts, reportTitle } from './report-text.ts'

const ink = '#1b2a30'
const soft = '#55626a'
const accent = '#0b6e69'

const styles = StyleSheet.create({
  page: { padding: '48 52 64', fontSize: 11, color: ink },
  brand: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    borderBottom: `2 solid ${accent}`,
    paddingBottom: 10,
    marginBottom: 20,
  },
  name: { fontSize: 16, fontWeight: 'bold', color: accent },
  tagline: { fontSize: 9, color: soft },
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
  disclaimer: { borderTop: '1 solid #e3ddd2', paddingTop: 10, marginTop: 6, fontSize: 9, color: soft },
  foot: {
    position: 'absolute',
    bottom: 28,
    left: 52,
    right: 52,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: soft,
  },
})

/** A diagnosis on paper. `fonts` in the order in which a glyph is looked for. */
export function ReportDocument({ record, fonts }: { record: DiagnosisRecord; fonts: string[] }) {
  return (
    <Document title={`${reportTitle}: ${record.diagnosis}`} author="Dr. AI" creator="Dr. AI" producer="Dr. AI" language="en">
      <Page size="A4" style={[styles.page, { fontFamily: fonts as unknown as string }]}>
        <View style={styles.brand}>
          <Text style={styles.name}>Dr. AI</Text>
          <Text style={styles.tagline}>Advanced Medical AI Assistant</Text>
        </View>
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
        <View style={styles.disclaimer} wrap={false}>
          <Text>{reportDisclaimer}</Text>
        </View>
        <View style={styles.foot} fixed>
          <Text>Dr. AI</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
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
