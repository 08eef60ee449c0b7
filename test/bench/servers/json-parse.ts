import { readFileSync } from 'node:fs'
import { serveBench } from './control.ts'

// JSON.parse alone, of text that is in memory already.
const text = readFileSync(process.env['DATA'] ?? '', 'utf8')

await serveBench(async () => (JSON.parse(text) as unknown[]).length)
