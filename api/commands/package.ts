import { stat } from 'node:fs/promises'
import { buildAudit } from './package/build-audit.ts'
import { buildStores } from './package/build-stores.ts'
import { readOperator } from './package/read-operator.ts'
import { runCommandLine } from './run-command-line.ts'

// `npm run package`: builds what is published elsewhere, in `.output/`.

await runCommandLine(async () => {
  const operator = readOperator(process.env)
  const made = [await buildAudit(), ...(operator === null ? [] : await buildStores(operator))]
  const lines = await Promise.all(made.map(async (path) => `${path} (${Math.ceil((await stat(path)).size / 1000)} kB)\n`))
  return lines.join('') + (operator === null ? 'To build your extension for the stores too, set SITE_URL and SITE_NAME.\n' : '')
})
