import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import lockFile from '../../package-lock.json' with { type: 'json' }
import { affectedLines, lockedPackages, type AdvisoryList } from './advisory.ts'
import { readOsv, type OsvRecord } from './read-osv.ts'

// `npm run advisories -- FOLDER`: keeps what a folder of OSV files says about the packages in package-lock.json in advisories.json, for the tests.

const folder = process.argv[2]
const files = folder === undefined ? [] : globSync('**/*.json', { cwd: folder }).sort()
if (folder === undefined || files.length === 0) {
  process.stderr.write('Usage: npm run advisories -- FOLDER (with OSV files of npm packages, *.json)\n')
  process.exitCode = 2
} else {
  const locked = lockedPackages(lockFile)
  const names = new Set(locked.map(({ name }) => name))
  const advisories = []
  for (const file of files) advisories.push(...readOsv(JSON.parse(await readFile(join(folder, file), 'utf8')) as OsvRecord, names))
  const newest =
    advisories
      .map(({ modified }) => modified.slice(0, 10))
      .sort()
      .at(-1) ?? 'none'
  const list: AdvisoryList = {
    source: `${files.length} OSV files, the newest kept one of ${newest}`,
    imported: new Date().toISOString().slice(0, 10),
    advisories,
  }
  await writeFile(new URL('advisories.json', import.meta.url), `${JSON.stringify(list, null, 2)}\n`)
  const lines = affectedLines(locked, advisories)
  process.stdout.write(`${advisories.length} advisories about ${names.size} packages kept.\n${lines.map((line) => `${line}\n`).join('')}`)
  if (lines.length > 0) process.exitCode = 1
}
