import { Type } from 'typebox'
import { Failure, fieldError, invalidField, throwFieldErrors } from '../../domain/failure.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { isObject, readJsonFile } from '../../domain/json-file.ts'
import { keptKey, pictureFile } from '../../domain/pictures/picture.ts'
import { isSettingKey, settingKeys, settingOf, type SettingKey } from '../../domain/settings/site-settings.ts'
import type { Pictures } from '../../ports/pictures.ts'
import type { World } from '../../ports/world.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { defineAction } from '../define-action.ts'
import { keepPicture } from '../pictures/keep-picture.ts'
import { putSettings } from './save-settings.ts'

/** All settings as JSON, with the pictures among them. There are no secrets: those are in the environment. */
export async function exportSettings({ site, readPicture }: Pick<World, 'site'> & { readPicture: Pictures['read'] }): Promise<string> {
  const files: Record<string, string> = {}
  for (const key of settingKeys.filter(isPicture)) {
    const address = settingOf(key).write(site.values[key])
    const picture = keptKey(address)
    const file = picture === null ? null : await readPicture(pictureFile(picture, 1920))
    if (file !== null) files[address] = Buffer.from(file).toString('base64')
  }
  return `${JSON.stringify({ settings: site.values, pictures: files }, null, 2)}\n`
}

const isPicture = (key: SettingKey) => settingOf(key).control.kind === 'picture'

/** `before` and `after` as texts; `fixedBy` is the environment variable that keeps it as it is. */
export type SettingChange = { key: SettingKey; label: string; before: string; after: string; fixedBy?: string | undefined }

/** What a settings file would change, without its pictures: these are kept for the account meanwhile. Throws BAD_REQUEST about each setting that isn’t allowed. */
export const compareSettings = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ file: Type.String() }),
  run: (world, { file }, account) => readChanges(world, file, (key, data) => keep(world, key, data, account.id)),
})

/** `keepMissing` keeps a picture that isn’t here yet, and says its path. Throws BAD_REQUEST like `compareSettings`; then nothing has changed. */
export async function readChanges(
  world: Pick<World, 'site' | 'store'>,
  file: string,
  keepMissing: (key: SettingKey, data: string) => Promise<string>,
): Promise<SettingChange[]> {
  const { settings, pictures } = parseFile(file)
  const errors = Object.entries(settings).flatMap(([key, value]) => errorsOf(key, value))
  // An address is saved where it leads to, never by a file.
  const given = settingKeys.filter((key) => key !== 'address' && Object.hasOwn(settings, key))
  const missing: SettingKey[] = []
  for (const key of given.filter(isPicture)) {
    const picture = keptKey(String(settings[key]))
    if (picture === null || (await world.store.countBy('pictures', 'key', picture)) > 0) continue
    if (typeof pictures[String(settings[key])] === 'string') missing.push(key)
    else errors.push(fieldError(key, `${settingOf(key).label} isn’t on this site or in the file. Download the file again.`, 'unknown'))
  }
  throwFieldErrors(errors, 'settings')
  for (const key of missing) settings[key] = await keepMissing(key, String(pictures[String(settings[key])]))
  return given.flatMap((key) => {
    const { label, env, read, write } = settingOf(key)
    const result = read(write(settings[key]))
    const [before, after] = [write(world.site.values[key]), 'value' in result ? write(result.value) : '']
    return before === after ? [] : [{ key, label, before, after, ...(key in world.site.fixed && { fixedBy: env }) }]
  })
}

async function keep(world: World, key: SettingKey, data: string, accountId: string): Promise<string> {
  try {
    return (await keepPicture(world, { accountId, file: Buffer.from(data, 'base64') })).path
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
    throw invalidField(key, `${settingOf(key).label} isn’t a readable picture. Download the file again.`, 'invalid')
  }
}

function parseFile(file: string): { settings: Record<string, unknown>; pictures: Record<string, unknown> } {
  const { settings, pictures } = readJsonFile(file) ?? {}
  if (!isObject(settings)) throw invalidField('file', 'This isn’t a settings file. Choose one that was downloaded here.', 'settings')
  return { settings: { ...settings }, pictures: isObject(pictures) ? pictures : {} }
}

const kinds: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false', list: 'a list' }
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

function errorsOf(key: string, value: unknown): Issue[] {
  if (!isSettingKey(key)) return [fieldError(key.slice(0, 40), `“${key.slice(0, 40)}” isn’t a setting.`, 'unknown')]
  const { label, standard, read, write } = settingOf(key)
  // A setting without a value until it’s set is a text.
  const kind = standard === null ? 'string' : kindOf(standard)
  if (!(value === null && standard === null) && kindOf(value) !== kind) return [fieldError(key, `${label} must be ${kinds[kind]}.`, 'type')]
  const result = read(write(value))
  return 'error' in result ? [fieldError(key, `${label} ${result.error}.`, 'invalid')] : []
}

/** Applies what was compared: texts by the keys of settings, as JSON. */
export const importSettings = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ changes: Type.String() }),
  run: (world, { changes }, account, { origin = null }): Promise<Decision | null> => {
    const texts = Object.entries(readJsonFile(changes) ?? {}).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []))
    return putSettings(world, Object.fromEntries(texts) as Record<string, string>, account.id, { origin })
  },
})
