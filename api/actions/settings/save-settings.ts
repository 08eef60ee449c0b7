import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { dayMs } from '../../../shared/durations.ts'
import { Failure, fieldError, invalidField, throwFieldErrors } from '../../domain/failure.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { isSettingKey, settingOf, toSiteValues, type SettingKey, type SiteValues } from '../../domain/settings/site-settings.ts'
import { keptKey, pictureId } from '../../domain/pictures/picture.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { decide } from '../decisions/decide.ts'
import { carryOverCategories, checkSettings, rejectNobody } from './check-settings.ts'
import { defineAction } from '../define-action.ts'

/** How long a change can be undone. Seconds. */
const undoFor = (30 * dayMs) / 1000

export type SettingsWorld = Pick<World, 'store' | 'site' | 'clock' | 'random'>

/** Changes settings, each as its page writes it. Throws BAD_REQUEST about each that isn’t allowed. */
export const saveSettings = defineAction({
  access: 'owner',
  quota: null,
  /** `seen`: what `marksOf` the form’s settings was. What still is as it was then stays as it is now. */
  input: Type.Object({ values: Type.Record(Type.String(), Type.String()), seen: Type.Optional(Type.String()) }),
  run: (world, { values, seen = '' }, account, { origin = null }) => putSettings(world, values, account.id, { seen, origin }),
})

const markOf = (key: SettingKey, value: unknown): string =>
  `${key}:${createHash('sha256').update(settingOf(key).write(value)).digest('base64url').slice(0, 12)}`

/** What tells whether settings have changed. */
export const marksOf = (values: SiteValues, keys: readonly SettingKey[]): string => keys.map((key) => markOf(key, values[key])).join(' ')

/**
 * All at once, or none. What the environment fixes stays, and what is the standard isn’t stored. Null if nothing changes. `by` is an account; null for the
 * shell. Only a page opened at a new address, its `origin`, can save that. Throws BAD_REQUEST about each that isn’t allowed, and CONFLICT if somebody else has
 * changed one since it was `seen`.
 */
export async function putSettings(
  world: SettingsWorld,
  values: Readonly<Record<string, string>>,
  by: string | null,
  { seen = '', origin = null }: { seen?: string; origin?: string | null } = {},
): Promise<Decision | null> {
  const read = readAll(
    Object.entries(values).flatMap(([key, text]) => (isSettingKey(key) && !(key in world.site.fixed) ? [[key, text] as const] : [])),
  )
  await checkSettings(world, read, origin)
  const saved = await world.store.transact(async (transaction) => {
    const rows = await transaction.list('siteSettings', 'of', 'site')
    const now = toSiteValues(rows, {})
    const stored = new Map(rows.map(({ id, value }) => [id, value]))
    const isSame = (key: SettingKey, value: unknown) =>
      JSON.stringify(stored.has(key) ? stored.get(key) : settingOf(key).standard) === JSON.stringify(value)
    const marks = seen.split(' ')
    const changed = read.filter(([key, value]) => !isSame(key, value) && !marks.includes(markOf(key, value)))
    const lost = changed.find(([key]) => marks.some((mark) => mark.startsWith(`${key}:`)) && !marks.includes(markOf(key, now[key])))
    if (lost !== undefined)
      throw new Failure(
        'CONFLICT',
        `${settingOf(lost[0]).label} was changed by another owner after you opened this page. Copy what you need from below, then open the page again.`,
      )
    if (changed.length === 0) return null
    rejectNobody({ ...now, ...Object.fromEntries(changed), ...world.site.fixed }, changed)
    const about = changed.map(([key]) => settingOf(key).label).join(', ')
    return decide(world, transaction, { action: 'change_settings', by, about, undoFor }, async (recorded) => {
      await claimPictures(transaction, changed)
      for (const [id, value] of changed) await recorded.put('siteSettings', { id, of: 'site', value })
    })
  })
  await world.site.refresh()
  if (saved !== null && read.some(([key]) => key === 'categories')) await carryOverCategories(world)
  return saved
}

/** Pictures that were uploaded for the site stay with it, whatever becomes of the account. Throws BAD_REQUEST about one that isn’t here. */
async function claimPictures({ list, put }: Transaction, changed: readonly (readonly [SettingKey, unknown])[]): Promise<void> {
  for (const [key, value] of changed) {
    const picture = settingOf(key).control.kind === 'picture' ? keptKey(String(value)) : null
    if (picture === null) continue
    const [found] = await list('pictures', 'key', picture)
    if (found === undefined) throw invalidField(key, `${settingOf(key).label} not found. Upload it again.`, 'unknown')
    const { launchId: _, ...kept } = found
    await put('pictures', { ...kept, id: pictureId(null, picture), accountId: null })
  }
}

function readAll(given: readonly (readonly [SettingKey, string])[]): (readonly [SettingKey, unknown])[] {
  const results = given.map(([key, text]) => ({ key, result: settingOf(key).read(text) }))
  throwFieldErrors(
    results.flatMap(({ key, result }) =>
      'error' in result ? [fieldError(key, `${settingOf(key).label} ${result.error}.`, 'invalid')] : [],
    ),
    'settings',
  )
  return results.flatMap(({ key, result }) => ('value' in result ? [[key, result.value] as const] : []))
}
