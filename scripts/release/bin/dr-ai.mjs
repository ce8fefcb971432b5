#!/usr/bin/env node
import { run } from './run.mjs'

await run('apps/server/src/main.js')
