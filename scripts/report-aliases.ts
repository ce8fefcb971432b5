/**
 * npm run aliases [-- WORD]: the aliases that no sentence of the knowledge uses, those that do not read their own words, and those of different findings that take the same words;
 * with a word only those whose finding has it in its id. The totals are held by aliases.test.ts.
 */
import { aliasReader } from './aliases/alias-reader.ts'
import { measureAliases } from './aliases/measure-aliases.ts'
import { findDeaf } from './aliases/own-wordings.ts'
import { ownKnowledge } from './own-knowledge.ts'

const word = process.argv[2] ?? ''
const { sources, index } = await ownKnowledge()
const { count, unused, exempt, collisions } = measureAliases(sources, index)
const isWanted = ({ finding }: { finding: string }): boolean => finding.includes(word)

console.log('Used by no sentence:')
for (const [finding, aliases] of Map.groupBy(unused.filter(isWanted), (alias) => alias.finding)) {
  console.log(`  ${finding}`)
  for (const { alias } of aliases) console.log(`    ${alias}`)
}
console.log('\nRead none of the words they are written in:')
for (const { finding, alias } of findDeaf(aliasReader(sources, index)).filter(isWanted)) console.log(`  ${finding}: ${alias}`)
console.log('\nOf different findings, on the same words:')
const wanted = collisions.filter(({ one, other }) => isWanted(one) || isWanted(other))
const byPair = Map.groupBy(wanted, ({ one, other }) => [one.finding, other.finding].sort().join(' and '))
for (const [pair, found] of [...byPair].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`  ${pair}`)
  for (const { one, other, words } of found) console.log(`    "${words}": ${one.alias} | ${other.alias}`)
}
console.log(`\n${count} aliases; ${unused.length} used by no sentence; ${collisions.length} pairs on the same words`)
for (const [reason, number] of exempt) console.log(`  ${number} more need no sentence (${reason})`)
