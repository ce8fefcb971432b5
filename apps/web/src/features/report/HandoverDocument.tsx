import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { Paper, paperColors } from '../../ui/pdf/Paper.tsx'
import { isRightToLeft } from '../../ui/pdf/scripts.ts'
import type { HandoverContent } from './handover.ts'
import { handoverDisclaimer, handoverTitle, leftWords, timelineTitle, whoseFacts, worriesTitle } from './handover-text.ts'

const { soft, accent, line } = paperColors

const styles = StyleSheet.create({
  title: { fontSize: 17, fontWeight: 'bold', marginBottom: 8 },
  facts: { flexDirection: 'row', gap: 22, marginBottom: 8 },
  label: { fontSize: 8, color: soft, marginBottom: 1 },
  whose: { fontSize: 8, color: soft, marginBottom: 8 },
  box: { backgroundColor: '#e1f2ef', borderRadius: 5, padding: 9, marginBottom: 8 },
  strong: { fontSize: 12, fontWeight: 'bold' },
  section: { marginBottom: 4 },
  heading: { fontSize: 10, fontWeight: 'bold', color: accent, marginBottom: 2 },
  right: { textAlign: 'right', direction: 'rtl' },
  empty: { color: soft },
  ruled: { borderBottom: `1 solid ${line}`, height: 18 },
})

/** A consultation on paper for the doctor who goes on with it. `fonts` in the order in which a glyph is looked for. */
export function HandoverDocument({ content, date, fonts }: { content: HandoverContent; date: string; fonts: string[] }) {
  return (
    <Paper title={handoverTitle} fonts={fonts} fontSize={9} disclaimer={handoverDisclaimer}>
      <Text style={styles.title}>
        {handoverTitle}, {date}
      </Text>
      <View style={styles.facts}>
        {content.facts.map(({ name, value }) => (
          <View key={name}>
            <Text style={styles.label}>{name}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
      <Text style={styles.whose}>{whoseFacts}</Text>
      <View style={styles.box}>
        <Text style={styles.label}>Complaint</Text>
        <Text style={[styles.strong, isRightToLeft(content.complaint) ? styles.right : {}]}>{content.complaint}</Text>
        {content.story && <Text>{content.story}</Text>}
      </View>
      <View style={styles.box}>
        <Text style={styles.label}>How urgent the app thought it</Text>
        <Text style={styles.strong}>{content.level}</Text>
        {content.reasons.length > 0 && <Text>Because: {content.reasons.join('; ')}</Text>}
      </View>
      <View style={styles.section}>
        <Text minPresenceAhead={24}>
          <Text style={styles.heading}>{timelineTitle}</Text>
          {content.timeline.moments.length === 0 && <Text style={styles.empty}>: Nothing was said.</Text>}
        </Text>
        {content.timeline.moments.map(({ when, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a handover is drawn once
          <Text key={index} style={isRightToLeft(what) ? styles.right : {}}>
            • {when}: {what}
          </Text>
        ))}
        {content.timeline.left > 0 && <Text style={styles.empty}>{leftWords(content.timeline.left)}</Text>}
      </View>
      {content.sections.map(({ title, lines, none, isRow }) => (
        <View key={title} style={styles.section}>
          <Text style={isRow && isRightToLeft(lines.join()) ? styles.right : {}} minPresenceAhead={24}>
            <Text style={styles.heading}>{title}</Text>
            {lines.length === 0 && <Text style={styles.empty}>: {none}</Text>}
            {isRow && lines.length > 0 && `: ${lines.join('; ')}`}
          </Text>
          {(isRow ? [] : lines).map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a handover is drawn once
            <Text key={index} style={isRightToLeft(each) ? styles.right : {}}>
              • {each}
            </Text>
          ))}
        </View>
      ))}
      <View wrap={false}>
        <Text style={styles.heading}>{worriesTitle}</Text>
        {content.worries.map((line) => (
          <Text key={line} style={isRightToLeft(line) ? styles.right : {}}>
            {line}
          </Text>
        ))}
        {content.worries.length === 0 && [1, 2].map((each) => <View key={each} style={styles.ruled} />)}
      </View>
    </Paper>
  )
}
