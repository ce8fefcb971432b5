import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { isRightToLeft } from '../../../ui/pdf/scripts.ts'
import type { ListRow, MedicationListContent } from './list-rows.ts'

const [ink, soft, accent, line] = ['#1b2a30', '#55626a', '#0b6e69', '#e3ddd2']

const styles = StyleSheet.create({
  page: { padding: '48 52 64', fontSize: 10, color: ink },
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
  title: { fontSize: 20, fontWeight: 'bold', marginBottom: 12 },
  facts: { flexDirection: 'row', gap: 24, marginBottom: 16 },
  fact: { flexShrink: 1 },
  label: { fontSize: 8, color: soft, marginBottom: 2 },
  heading: { fontSize: 13, fontWeight: 'bold', color: accent, marginTop: 8, marginBottom: 6 },
  row: { flexDirection: 'row', gap: 10, borderTop: `1 solid ${line}`, paddingVertical: 7 },
  wide: { flex: 4 },
  middle: { flex: 3 },
  narrow: { flex: 1, textAlign: 'right' },
  bold: { fontWeight: 'bold' },
  right: { textAlign: 'right', direction: 'rtl' },
  details: { fontSize: 9, color: soft, marginTop: 2 },
  disclaimer: { borderTop: `1 solid ${line}`, paddingTop: 10, marginTop: 14, fontSize: 9, color: soft },
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

export const listTitle = 'Medication List'
export const listDisclaimer =
  'Kept by the patient in Dr. AI. It is as complete as the patient made it: please ask whether it is current. The last column is the share of doses due in the last 28 days that the patient marked as taken.'

/** The medication list on paper. `fonts` in the order in which a glyph is looked for. */
export function MedicationListDocument({ content, date, fonts }: { content: MedicationListContent; date: string; fonts: string[] }) {
  return (
    <Document title={listTitle} author="Dr. AI" creator="Dr. AI" producer="Dr. AI" language="en">
      <Page size="A4" style={[styles.page, { fontFamily: fonts as unknown as string }]}>
        <View style={styles.brand}>
          <Text style={styles.name}>Dr. AI</Text>
          <Text style={styles.tagline}>Advanced Medical AI Assistant</Text>
        </View>
        <Text style={styles.title}>
          {listTitle}, {date}
        </Text>
        <View style={styles.facts}>
          {content.facts.map(({ name, value }) => (
            <View key={name} style={styles.fact}>
              <Text style={styles.label}>{name}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
        <Rows title="Taken now" rows={content.current} />
        {content.paused.length > 0 && <Rows title="Paused or ended" rows={content.paused} />}
        <View style={styles.disclaimer} wrap={false}>
          <Text>{listDisclaimer}</Text>
        </View>
        <View style={styles.foot} fixed>
          <Text>Dr. AI</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly ListRow[] }) {
  return (
    <View>
      <Text style={styles.heading} minPresenceAhead={40}>
        {title}
      </Text>
      {rows.length === 0 && <Text>None</Text>}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is drawn once
        <View key={index} style={styles.row} wrap={false}>
          <View style={styles.wide}>
            <Text style={[styles.bold, isRightToLeft(row.name) ? styles.right : {}]}>
              {row.name}, {row.dosage}
            </Text>
            {row.details !== '' && <Text style={[styles.details, isRightToLeft(row.details) ? styles.right : {}]}>{row.details}</Text>}
          </View>
          <Text style={styles.middle}>{row.schedule}</Text>
          <Text style={styles.narrow}>{row.adherence}</Text>
        </View>
      ))}
    </View>
  )
}
