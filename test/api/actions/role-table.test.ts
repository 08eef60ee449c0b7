import { globSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../api/actions/access/caller.ts'
import type { Access, Head } from '../../../api/actions/define-action.ts'
import { Failure } from '../../../api/domain/failure.ts'
import type { Profile } from '../../../api/domain/records.ts'
import type { AnyPage } from '../../../api/pages/page/define-page.ts'
import type { World } from '../../../api/ports/world.ts'
import { fillPattern } from '../../../shared/paths/path.ts'
import { literalCaller } from '../../support/literal-caller.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'
import { putAll } from '../../support/put-all.ts'
import { signUpPerson } from '../../support/signed-in.ts'
import { Visitor } from '../../support/visitor.ts'

const root = new URL('../../../', import.meta.url).pathname

/** Who may do what: whatever isn’t named here is for every member. Change it together with an action’s `access`. */
const capabilities: Record<Exclude<Access, 'member'>, string> = {
  anyone: `auditAndKeep checkLaunchReadiness deleteReport shareReport getProduct searchProducts listDirectories changeSubscription requestReset
    resetPassword signIn proveSecondFactor signInWithPasskey signOut signUp becomeOwner`,
  maker:
    'addChangelogEntry removeChangelogEntry editDraft recheckDraft checkOwnBadge editLiveListing checkLiveEdit withdrawEdit describePictures offerPictures leaveLaunch',
  lead: `discardDraft checkListing draftWordings noteState noteListing saveDetails planPlaces planPlace unplanPlace planAgain prepareWeek
    elsewhere:saveSettings saveAnswers saveWording withdrawLaunch unpublishOwn reopenLaunch renameLaunch submitLaunch saveAndSubmit inviteMaker
    removeMaker`,
  moderator: `rejectAppeal grantAppeal approveComment approveUpdate setSlowMode setWatchedWords editDirectory saveFact forgetFact closeDirectory reopenDirectory
    addDirectory importDirectories settleQuestion retryMails discardMails blockSignUps unblockSignUps acceptEdit restoreListing approveLaunch rejectLaunch stopLaunch
    unpublishLaunch setReasons dismissReports removeReported undoDecision removeEverythingBy suspendPerson liftSuspension
    notePerson warnPerson decideOnVotes`,
  owner:
    'undoChange nameModerator revokeModerator endModerator offerOwnership resignAsOwner settings:saveSettings sendTestMail askForBackup compareSettings importSettings',
}

const roles = ['visitor', 'unverified', 'member', 'lead', 'coMaker', 'moderator', 'owner', 'suspended'] as const
type RoleName = (typeof roles)[number]
/** Who passes each kind of access to the launch “teapot”, and what the others are told. */
const allowed: Record<Access, readonly RoleName[]> = {
  anyone: roles,
  member: roles.filter((role) => role !== 'visitor'),
  maker: ['lead', 'coMaker'],
  lead: ['lead'],
  moderator: ['moderator', 'owner'],
  owner: ['owner'],
}
const denials = ['Authentication required.', 'Launch not found.', 'Only the lead maker', 'Only moderators can', 'Only owners of this site']

type Found = { name: string; head: Head; act: (world: World, input: object, caller: Caller) => Promise<unknown> }
type Schema = { type?: string; anyOf?: Schema[]; const?: unknown; properties?: Record<string, Schema>; required?: string[] }

const isAction = (value: unknown): value is Found['act'] & { head: Head } => typeof value === 'function' && 'head' in value
const isPage = (value: unknown): value is AnyPage => typeof value === 'object' && value !== null && 'show' in value && 'access' in value

/** The least that a schema takes. */
function least(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf?.[0] !== undefined) return least(schema.anyOf[0], name)
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, least(schema.properties?.[key] ?? {}, key)]))
  return { array: [], boolean: false, number: 0, integer: 0 }[schema.type ?? ''] ?? (name === 'slug' ? 'teapot' : '')
}

const load = async (pattern: string): Promise<{ file: string; name: string; value: unknown }[]> => {
  const files = globSync(pattern, { cwd: root }).toSorted()
  const modules = await Promise.all(files.map(async (file) => [file, await import(root + file)] as const))
  return modules.flatMap(([file, module]) => Object.entries(module).map(([name, value]) => ({ file, name, value })))
}

let site: OpenPages
let actions: (Found & { file: string })[]
const people = {} as Record<RoleName, { visitor: Visitor; profile: Profile | null }>
beforeAll(async () => {
  site = await openPages([])
  people.visitor = { visitor: new Visitor(site.origin), profile: null }
  for (const role of roles.slice(1)) people[role] = await signUpPerson(site, `R${role}`)
  const change = (role: RoleName, changes: Partial<Profile>) => {
    const { emailProven, ...profile } = { ...people[role].profile, ...changes } as Profile
    const changed: Profile = { ...profile, ...(emailProven && role !== 'unverified' && { emailProven }) }
    people[role].profile = changed
  }
  change('unverified', {})
  change('moderator', { role: 'moderator' })
  change('owner', { role: 'owner' })
  change('suspended', { suspension: { at: '2026-03-01T00:00:00.000Z', until: null, reason: 'Spam', by: null } })
  actions = (await load('api/actions/**/*.ts')).flatMap(({ file, name, value }) =>
    isAction(value) ? [{ file, name, head: value.head, act: value }] : [],
  )
})
afterAll(() => site.close())
/** What the role before has done is undone. */
beforeEach(async () => {
  const idOf = (role: RoleName) => people[role].profile?.id ?? ''
  await putAll(
    site.world.store,
    'profiles',
    roles.flatMap((role) => people[role].profile ?? []),
  )
  const coMakers = [{ id: idOf('coMaker'), name: 'Co', handle: null }]
  await putAll(site.world.store, 'launches', [
    liveLaunch({ ownerId: idOf('lead'), coMakers }),
    liveLaunch({ slug: 'urn', url: 'https://urn.example', ownerId: idOf('suspended') }),
  ])
})

describe('every capability', () => {
  it('has the access that the table gives it', () => {
    const named = (names: string) => names.split(/\s+/)
    const expected = Object.entries(capabilities).flatMap(([access, names]) => named(names).map((name) => `${name} ${access}`))
    const room = (file: string) => file.split('/')[2]
    const found = actions.flatMap(({ file, name, head }) =>
      head.access === 'member' ? [] : [`${name === 'saveSettings' ? `${room(file)}:` : ''}${name} ${head.access}`],
    )
    expect(found.toSorted(), 'cure: say in `capabilities` above who may').toEqual(expected.toSorted())
  })

  it.each(roles)('lets a %s through, or not, as its access says', async (role) => {
    const { profile } = people[role]
    const wrong: string[] = []
    for (const { name, head, act } of actions) {
      const said = await act(site.world, least(head.input as Schema) as object, literalCaller({ account: profile })).then(
        () => '',
        (error: unknown) => (error instanceof Failure ? error.message : ''),
      )
      const isDenied = denials.some((denial) => said.startsWith(denial))
      if (isDenied === allowed[head.access].includes(role) && head.access !== 'anyone' && !late.has(name))
        wrong.push(`${name}: ${said || 'done'}`)
    }
    expect(wrong).toEqual([])
  })
})

/** They look the launch up themselves: “teapot” is what they’d be denied or allowed for. */
const late = new Set([
  'noteElsewhere',
  'readElsewhere',
  'toggleUpvote',
  'saveLaunch',
  'muteSaved',
  'addComment',
  'flagContent',
  'sendTestMail',
])

describe('every page, over HTTP', () => {
  const pages = async () =>
    [...new Set((await load('api/pages/**/*.tsx')).map(({ value }) => value))].filter(isPage).filter(({ access }) => access !== 'anyone')
  const addressOf = (pattern: string, slug: string) =>
    fillPattern(pattern, Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, key === 'slug' ? slug : 'none'])))

  it.each(roles)('opens for a %s, or not, as its access says', async (role) => {
    const wrong: string[] = []
    for (const { path, access } of await pages()) {
      const { status, headers } = await people[role].visitor.open(addressOf(path.pattern, 'teapot'))
      const isHome = headers.get('location')?.startsWith('/sign-in/') === true
      const expected = role === 'visitor' ? isHome : allowed[access].includes(role) ? !isHome : status === 404 || status === 403
      if (!expected) wrong.push(`${path.pattern}: ${status}`)
      if (role === 'coMaker' && access === 'lead' && status !== 403) wrong.push(`${path.pattern}: ${status}, not 403`)
    }
    expect(wrong).toEqual([])
  })

  it('takes no form from somebody who is suspended, unless its action says so', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const page of await pages())
      for (const [name, form] of Object.entries(page.forms)) {
        if (form.head.whileSuspended === true || form.head.access === 'anyone') continue
        const path = addressOf((form.path ?? page.path).pattern, 'urn')
        const { status } = await people.suspended.visitor.send(path, { do: name })
        tried += 1
        if (status !== 403 && status !== 404) wrong.push(`${path} ${name}: ${status}`)
      }
    expect([wrong, tried > 80]).toEqual([[], true])
  })
})
