#!/usr/bin/env node
/**
 * One's own health record for an assistant, read only, by the Model Context Protocol over stdin and stdout.
 *
 *   DR_AI_TOKEN=dra_... npx dr-ai-mcp [http://localhost:4300]
 *
 * The token is made in Settings, "Who else may look". It says which parts are shown, and until when.
 */
import { createInterface } from 'node:readline'
import { answerRequest } from '../assistant/answer-request.ts'
import { readFromServer } from '../assistant/read-from-server.ts'

const [address = process.env.DR_AI_SERVER ?? 'http://localhost:4300'] = process.argv.slice(2)
const token = process.env.DR_AI_TOKEN
if (!token) {
  console.error('DR_AI_TOKEN is missing. Make a token in Settings, "Who else may look", and set it in the environment.')
  process.exit(2)
}
const read = readFromServer(address, token)
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const answer = await answerRequest(line, read)
  if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`)
}
