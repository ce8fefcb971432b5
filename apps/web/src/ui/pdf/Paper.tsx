import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

/** The colours of everything on paper. */
export const paperColors = { ink: '#1b2a30', soft: '#55626a', accent: '#0b6e69', line: '#e3ddd2' }

const { ink, soft, accent, line } = paperColors

const styles = StyleSheet.create({
  page: { padding: '48 52 64', color: ink },
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
  disclaimer: { borderTop: `1 solid ${line}`, paddingTop: 10, marginTop: 10, fontSize: 9, color: soft },
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

interface PaperProps {
  title: string
  /** In the order in which a glyph is looked for. */
  fonts: string[]
  fontSize: number
  disclaimer: string
  children: ReactNode
}

/** A document of the product on A4: its name above, the disclaimer at the end, page numbers below. */
export function Paper({ title, fonts, fontSize, disclaimer, children }: PaperProps) {
  return (
    <Document title={title} author="Dr. AI" creator="Dr. AI" producer="Dr. AI" language="en">
      <Page size="A4" style={[styles.page, { fontSize, fontFamily: fonts as unknown as string }]}>
        <View style={styles.brand}>
          <Text style={styles.name}>Dr. AI</Text>
          <Text style={styles.tagline}>Advanced Medical AI Assistant</Text>
        </View>
        {children}
        <View style={styles.disclaimer} wrap={false}>
          <Text>{disclaimer}</Text>
        </View>
        <View style={styles.foot} fixed>
          <Text>Dr. AI</Text>
          <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  )
}
