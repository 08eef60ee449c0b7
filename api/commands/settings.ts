import { readFile } from 'node:fs/promises'
import { exportSettings, readChanges } from '../actions/settings/settings-file.ts'
import { putSettings } from '../actions/settings/save-settings.ts'
import { readConfig } from '../config/config.ts'
import { buffer } from 'node:stream/consumers'
import { openPlace } from '../backup/places/backup-place.ts'
import { invalidField } from '../domain/failure.ts'
import { isPictureFile } from '../domain/pictures/picture.ts'
import { settingOf, type SettingKey } from '../domain/settings/site-settings.ts'
import { explainFields } from './explain-fields.ts'
import { openCommunity } from './people/open-community.ts'
import { runCommandLine } from './run-command-line.ts'
import { printable, UsageError } from './terminal.ts'

// `npm run settings`: the site’s settings as a file, for version control, even while the service is stopped.

const usage = `Usage: npm run settings -- export                 prints all settings as JSON
       npm run settings -- import FILE [--yes]    shows what the file would change; with --yes, applies it`

async function main([command, file, yes, ...others]: string[]): Promise<string> {
  const isImport = command === 'import' && file !== undefined && (yes === undefined || yes === '--yes')
  if (others.length > 0 || (!isImport && (command !== 'export' || file !== undefined))) throw new UsageError(usage)
  await using opened = await openCommunity()
  const { community, site } = opened
  if (!isImport) {
    const place = openPlace(readConfig(process.env, { production: false }).picturesTo, isPictureFile)
    return await exportSettings({ site, readPicture: async (name) => ((await place.has(name)) ? buffer(await place.read(name)) : null) })
  }
  const changes = await readChanges({ site, store: community.store }, await readFile(file, 'utf8'), rejectPicture)
  const lines = changes.map(({ key, before, after, fixedBy }) =>
    printable(`${key}: ${before || 'nothing'} ${fixedBy === undefined ? `-> ${after || 'nothing'}` : `stays: ${fixedBy} sets it`}`),
  )
  const open = changes.filter(({ fixedBy }) => fixedBy === undefined)
  if (yes === '--yes') await putSettings({ ...community, site }, Object.fromEntries(open.map(({ key, after }) => [key, after])), null)
  const end = open.length === 0 ? 'Nothing to change.' : yes === '--yes' ? 'Changed.' : 'Nothing has changed yet. Add --yes to apply this.'
  return `${[...lines, end].join('\n')}\n`
}

const rejectPicture = (key: SettingKey) =>
  Promise.reject(
    invalidField(
      key,
      `${settingOf(key).label} isn’t on this site yet. Import the file under /settings/file/ instead, pictures included.`,
      'unknown',
    ),
  )

await runCommandLine(main, explainFields)
