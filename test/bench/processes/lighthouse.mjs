import { createInterface } from 'node:readline'
import lighthouse from 'lighthouse'

/** Below this, Lighthouse shows an audit as needing work. */
const good = 0.9

/** Runs Lighthouse, as it is by default (a phone, throttled by simulation), on each URL of stdin in the Chromium at PORT, and prints a line of JSON. */
for await (const url of createInterface({ input: process.stdin })) {
  const start = performance.now()
  const result = await lighthouse(url, { port: Number(process.env.PORT), output: 'json', logLevel: 'silent' })
  const ms = performance.now() - start
  const { audits, runtimeError } = result.lhr
  const scored = Object.values(audits).filter(({ score }) => score !== null)
  const named = (list) => list.map(({ id }) => id)
  const report = {
    ms,
    error: runtimeError?.code ?? null,
    failed: named(scored.filter(({ score }) => score < good)),
    doubted: named(scored.filter(({ score }) => score < 1)),
  }
  process.stdout.write(`${JSON.stringify(report)}\n`)
}
