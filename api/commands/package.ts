import { stat } from 'node:fs/promises'
import { buildAudit } from './package/build-audit.ts'
import { buildStores } from './package/build-stores.ts'
import { readOperator } from './package/read-operator.ts'
import { print, printError } from './terminal.ts'

// `npm run package`: builds what is published elsewhere, in `.output/`.

try {
  const operator = readOperator(process.env)
  const made = [await buildAudit(), ...(operator === null ? [] : await buildStores(operator))]
  for (const path of made) print(`${path} (${Math.ceil((await stat(path)).size / 1000)} kB)\n`)
  if (operator === null) print('To build your extension for the stores too, set SITE_URL and SITE_NAME.\n')
} catch (error) {
  printError(error)
  process.exitCode = 1
}
