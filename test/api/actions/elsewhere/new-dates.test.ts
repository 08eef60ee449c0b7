import { afterEach, beforeEach, expect, it } from 'vitest'
import { noteState, saveDetails } from '../../../../api/actions/elsewhere/note-place.ts'
import { planAgain, planPlaces, unplanPlace } from '../../../../api/actions/elsewhere/plan-places.ts'
import { readPlan } from '../../../../api/actions/elsewhere/read-plan.ts'
import { nextPlace } from '../../../../api/domain/elsewhere/week-ahead.ts'
import { ada, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

// November 18, 2026 is a Wednesday, the launch on the Monday after.
let opened: LaunchWorld
beforeEach(async () => {
  opened = await openLaunchWorld({ launches: [literalLaunch({ slug: 'teapot', ownerId: 'ada', requestedLaunchDate: '2026-11-23' })] })
  await putDirectories(
    opened.world,
    Array.from({ length: 11 }, (_, at) =>
      literalEntry(`d${String(at).padStart(2, '0')}`, { type: 'community', free: true, waitDays: 10 - at }),
    ),
  )
  await planPlaces(opened.world, { ...own, count: 15 }, ada)
})
afterEach(() => opened.close())

const own = { slug: 'teapot' }
const at = (directory: string) => ({ ...own, directory })
const details = { plannedFor: '', accountSince: '', note: '' }
const days = async () => new Map((await readPlan(opened.world, own, ada)).places.map(({ entry, day }) => [entry.id, day]))

async function halveHours() {
  const plan = await opened.world.store.get('elsewherePlans', 'teapot')
  if (plan === null) throw new Error('not saved')
  await putAll(opened.world.store, 'elsewherePlans', [{ ...plan, hours: 0.5 }])
}

it('what doesn’t fit within the hours comes into later weeks, and keeps a date', async () => {
  await halveHours()
  await planAgain(opened.world, own, ada)
  const { places } = await readPlan(opened.world, own, ada)
  expect(places.filter(({ day, submission }) => day === null || submission.plannedFor !== day)).toEqual([])
  expect(new Set(places.map(({ week }) => week)).size).toBe(11)
})

it('a place without a day is given one, also where every week is full', async () => {
  await halveHours()
  await saveDetails(opened.world, { ...at('d03'), ...details }, ada)
  expect((await days()).get('d03')).toMatch(/^\d{4}-/)
})

it('a day that its maker chose stays, until they leave it to us', async () => {
  await saveDetails(opened.world, { ...at('d04'), ...details, plannedFor: '2027-02-03' }, ada)
  const kept = (await days()).get('d05') ?? ''
  await saveDetails(opened.world, { ...at('d05'), ...details, plannedFor: kept, note: 'only a note' }, ada)
  opened.at('2026-12-16T10:00:00Z')
  await planAgain(opened.world, own, ada)
  expect((await days()).get('d04')).toBe('2027-02-03')
  expect((await days()).get('d05')).not.toBe(kept)
  await saveDetails(opened.world, { ...at('d04'), ...details }, ada)
  await planAgain(opened.world, own, ada)
  expect((await days()).get('d04')).not.toBe('2027-02-03')
})

it('what was sent keeps its day and takes no place in a week', async () => {
  const before = await days()
  const launchWeek = [...before].filter(([, day]) => day !== null && day < '2026-11-23').map(([id]) => id)
  expect(launchWeek.length).toBeGreaterThan(1)
  for (const id of launchWeek) await noteState(opened.world, { ...at(id), state: 'sent' }, ada)
  await noteState(opened.world, { ...at('d10'), state: 'opened' }, ada)
  const left = (await days()).size - launchWeek.length
  opened.at('2026-11-18T11:00:00Z')
  await planAgain(opened.world, own, ada)
  const after = await days()
  for (const id of [...launchWeek, 'd10']) expect([id, after.get(id)]).toEqual([id, before.get(id)])
  expect([...after].filter(([id, day]) => !launchWeek.includes(id) && day !== null && day < '2026-11-23').length).toBe(Math.min(left, 5))
})

it('a week is listed by date, then best first, and the next step is the earliest due', async () => {
  await unplanPlace(opened.world, at('d10'), ada)
  for (const id of ['d00', 'd01', 'd02']) await saveDetails(opened.world, { ...at(id), ...details, plannedFor: '2026-11-19' }, ada)
  const { places } = await readPlan(opened.world, own, ada)
  const listed = places.filter(({ day }) => day === '2026-11-19').map(({ entry }) => entry.id)
  expect(listed.filter((id) => ['d00', 'd01', 'd02'].includes(id))).toEqual(['d00', 'd01', 'd02'])
  const dated = places.map(({ day }) => day ?? '')
  expect(nextPlace(places)?.day).toBe(dated.toSorted()[0])
})
