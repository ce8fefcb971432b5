import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { Paper, paperColors } from '../../../ui/pdf/Paper.tsx'
import { isRightToLeft } from '../../../ui/pdf/scripts.ts'
import type { ListRow, MedicationListContent } from './list-rows.ts'

const { soft, accent, line } = paperColors

const styles = StyleSheet.create({
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
})

export const listTitle = 'Medication List'
export const listDisclaimer =
  'Kept by the patient in Dr. AI. It is as complete as the patient made it: please ask whether it is current. The last column is the share of doses due in the last 28 days that the patient marked as taken.'

/** The medication list on paper. `fonts` in the order in which a glyph is looked for. */
export function MedicationListDocument({ content, date, fonts }: { content: MedicationListContent; date: string; fonts: string[] }) {
  return (
    <Paper title={listTitle} fonts={fonts} fontSize={10} disclaimer={listDisclaimer}>
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
    </Paper>
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
