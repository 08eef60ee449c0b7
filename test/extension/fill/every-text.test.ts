import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultPlan } from '../../../api/domain/elsewhere/default-plan.ts'
import { newSubmission } from '../../../api/domain/elsewhere/states.ts'
import { planFill } from '../../../extension/fill/fill-state.ts'
import type { PageForm, ReadField } from '../../../extension/fill/page-filler.ts'
import { requestPlan } from '../../../extension/fill/request-plan.ts'
import type { FieldName } from '../../../shared/fill/fields.ts'
import type { ElsewhereList } from '../../../shared/schemas/elsewhere.ts'
import { literalEntry, putDirectories } from '../../support/literal-directory.ts'
import { literalLaunch } from '../../support/literal-launch.ts'
import { openPages, type OpenPages } from '../../support/pages.ts'
import { putAll } from '../../support/put-all.ts'
import { signUpPerson } from '../../support/signed-in.ts'
import { connectWithPlans } from '../../support/tokens.ts'

const description = 'Acme turns gauges into tide tables. It’s made for harbour pilots, and for whoever sails a small boat on a big river.'
const answers = { email: 'ada@acme.dev', company: 'Acme Ltd', country: 'Ireland' }

let site: OpenPages
let list: ElsewhereList
let unplanned: ElsewhereList
let hostless: ElsewhereList
beforeAll(async () => {
  site = await openPages([])
  const ada = await signUpPerson(site, 'Ada')
  const ownerId = ada.profile.id
  const screenshots = ['https://acme.dev/1.png', 'https://acme.dev/2.png']
  const launch = literalLaunch({ ownerId, description, logo: '/pictures/acme.png', screenshots })
  await putAll(site.world.store, 'launches', [launch, literalLaunch({ ownerId, slug: 'unplanned', logo: '/logos/unplanned.svg' })])
  await putDirectories(site.world, [
    literalEntry('berth', { fields: ['name', 'tagline'], limits: { tagline: 20 } }),
    literalEntry('quay', {
      limits: { name: 5, tagline: 16 },
      recipe: { url: ['Berth'] },
      automation: 'refused',
      automationRule: 'No bots.',
    }),
    literalEntry('shared', { submitUrl: 'https://github.com/lists/shared' }),
    literalEntry('gone', {}, { state: 'closed', closed: { reason: 'sold', source: 'x', day: '2026-01-01' } }),
  ])
  await putAll(site.world.store, 'directorySubmissions', [
    newSubmission({ id: 'acme', ownerId }, 'berth', '2026-03-09', '2026-03-01T00:00:00Z'),
  ])
  const plan = defaultPlan(launch, null, ownerId, '2026-03-01T00:00:00Z')
  await putAll(site.world.store, 'elsewherePlans', [{ ...plan, answers, wordings: { berth: { tagline: 'Tides for pilots' } } }])
  const token = await connectWithPlans({ api: `${site.origin}/api/v1` }, ada.visitor, 'acme')
  const read = async (slug: string, host: string): Promise<ElsewhereList> => {
    const result = await requestPlan({ slug, host }, token, { site: site.origin, signal: AbortSignal.timeout(10_000) })
    if (!result.ok) throw new Error(result.failure.message)
    return result.value
  }
  list = await read('acme', 'www.quay.example')
  unplanned = await read('unplanned', 'quay.example')
  hostless = await read('acme', '')
})
afterAll(() => site.close())

const field = (id: number, field: FieldName, part: Partial<ReadField> = {}): ReadField => ({
  id,
  control: null,
  kind: 'line',
  type: 'text',
  label: field,
  name: field,
  field,
  confidence: 0.9,
  reason: '',
  limit: null,
  min: null,
  prefix: '',
  options: [],
  values: [],
  maxChoices: 1,
  separator: ', ',
  dateFormat: '',
  isRequired: false,
  ...part,
})
const byHand = { files: [], choices: 0, hasCaptcha: false, frames: 0, closed: 0 }
const valuesAt = (host: string, fields: ReadField[], of = list) => {
  const form: PageForm = { fields, byHand, filled: [] }
  const { toFill, mode } = planFill({ list: of, host, form, chosen: null, isAllowed: true })
  return [mode.is, ...toFill.map(({ value }) => value)]
}

describe('a form in the popup', () => {
  it('is filled with every text there is, also those that nobody noted for the directory', () => {
    const asked = [
      field(0, 'name'),
      field(1, 'url'),
      field(2, 'email'),
      field(3, 'company'),
      field(4, 'country'),
      field(5, 'description', { kind: 'lines', limit: 500 }),
      field(6, 'makerName'),
      field(7, 'logo', { type: 'url' }),
      field(8, 'screenshots', { type: 'url' }),
      field(9, 'screenshots', { kind: 'lines', type: 'textarea' }),
    ]
    expect(valuesAt('berth.example', asked)).toEqual([
      'fill',
      'Acme',
      'https://acme.dev/',
      answers.email,
      answers.company,
      answers.country,
      description,
      'Ada',
      new URL('/pictures/acme.png', site.world.siteUrl).href,
      'https://acme.dev/1.png',
      'https://acme.dev/1.png\nhttps://acme.dev/2.png',
    ])
  })

  it('takes the directory’s own wording, and the nearest length where that doesn’t fit the box', () => {
    const tagline = list.texts.find(({ field }) => field === 'tagline')?.value
    expect(valuesAt('berth.example', [field(0, 'tagline')])).toEqual(['fill', 'Tides for pilots'])
    expect(valuesAt('berth.example', [field(0, 'tagline', { min: 18 })])).toEqual(['fill', tagline])
  })

  it('of a directory outside the plan has that one’s limits and rules, not those of the first that is planned', () => {
    const { others } = list
    expect(others.map(({ directory }) => directory.slug)).toEqual(['quay'])
    expect(others[0]?.recipe).toEqual([{ field: 'url', names: ['Berth'] }])
    expect(valuesAt('quay.example', [field(0, 'tagline')])).toEqual(['refused'])
    expect(others[0]?.texts.map(({ field, limit }) => [field, limit])).toEqual([
      ['name', 5],
      ['tagline', 16],
    ])
  })

  it('of an unknown site has the texts that are nobody’s in particular', () => {
    const tagline = list.texts.find(({ field }) => field === 'tagline')?.value
    expect(valuesAt('elsewhere.example', [field(0, 'tagline'), field(1, 'name')])).toEqual(['fill', tagline, 'Acme'])
  })

  it('is filled without any plan, and never with a logo that isn’t the maker’s', () => {
    expect(valuesAt('elsewhere.example', [field(0, 'name'), field(1, 'logo', { type: 'url' })], unplanned)).toEqual(['fill', 'Acme'])
  })
})

it('other clients read the plan alone', () => {
  expect(hostless).toEqual({ ...list, others: [] })
  expect(list.items.map(({ directory, texts }) => [directory.slug, texts.map(({ field }) => field)])).toEqual([
    ['berth', ['name', 'tagline']],
  ])
})
