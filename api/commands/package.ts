import { stat } from 'node:fs/promises'
import { buildAudit } from './package/build-audit.ts'
import { print } from './terminal.ts'

// `npm run package`: builds what is published elsewhere, in `.output/`.

const tarball = await buildAudit()
print(`${tarball} (${Math.round((await stat(tarball)).size / 1000)} kB)`)
