import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageFile from '../../package.json' with { type: 'json' }
import { buildAudit } from './package/build-audit.ts'
import { buildStores } from './package/build-stores.ts'
import { readOperator } from './package/read-operator.ts'
import { runCommandLine } from './run-command-line.ts'
import { UsageError } from './terminal.ts'

// `npm run release`: everything that a release consists of, in `.output/release-VERSION/`, from the commit that is checked out.

const { version } = packageFile
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.output', `release-${version}`)
const ask = (command: string, ...given: string[]) => execFileSync(command, given, { cwd: root, maxBuffer: 1e9, encoding: 'utf8' })

await runCommandLine(async () => {
  const notes = releaseNotes(readFileSync(join(root, 'api/deploy/CHANGELOG.md'), 'utf8'), version)
  if (ask('git', 'status', '--porcelain') !== '')
    throw new UsageError('There are uncommitted changes. Commit them first: a release is made from a commit.')
  const operator = readOperator(process.env)

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  ask('git', 'archive', `--prefix=slipway-${version}/`, '-o', join(folder, `slipway-${version}.tar.gz`), 'HEAD')
  for (const path of [await buildAudit(), ...(operator === null ? [] : await buildStores(operator))])
    renameSync(path, join(folder, basename(path)))
  writeFileSync(join(folder, 'RELEASE.md'), notes)
  const materials = ask('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
  writeFileSync(join(folder, `slipway-${version}.cdx.json`), materials)

  const sums = readdirSync(folder).map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}\n`,
  )
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  const unpackaged = 'SITE_URL isn’t set, so the extension wasn’t packaged. Operators build their own.\n'
  return `${folder}\n${sums.join('')}${operator === null ? unpackaged : ''}`
})

/** A version’s part of the changelog, which must say what to do when upgrading. Throws UsageError. */
export function releaseNotes(changelog: string, version: string): string {
  const part = changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`) || each.startsWith(`## ${version},`))
  if (part === undefined) throw new UsageError(`api/deploy/CHANGELOG.md has no section “## ${version}”. Add one that says what’s new.`)
  if (!/^### Upgrading\n\n\S/m.test(part))
    throw new UsageError(`Version ${version} in api/deploy/CHANGELOG.md has no “### Upgrading”. Add what to do when upgrading.`)
  return `${part.replace(/^## /, '# Slipway ').trimEnd()}\n`
}
