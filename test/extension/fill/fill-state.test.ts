import { describe, expect, it } from 'vitest'
import { readPlanResponse } from '../../../extension/fill/plan-response.ts'
import { directoryAt } from '../../../extension/fill/directory-at.ts'
import { planFill } from '../../../extension/fill/fill-state.ts'
import type { PageForm, ReadField } from '../../../extension/fill/page-filler.ts'
import type { ElsewhereItem } from '../../../shared/schemas/elsewhere.ts'

const item = (part: Partial<ElsewhereItem> = {}, hosts = ['uneed.best']): ElsewhereItem => ({
  directory: { slug: hosts[0] ?? '', name: 'Uneed', url: 'https://www.uneed.best', submitUrl: 'https://www.uneed.best/submit', hosts },
  state: 'planned',
  plannedFor: null,
  nextStep: 'Submit it.',
  automation: null,
  automationRule: null,
  texts: [
    { field: 'name', label: 'Name', value: 'Tidewell', limit: null, isCut: false },
    { field: 'tagline', label: 'Tagline', value: 'Rotas by the tide', limit: 60, isCut: false },
  ],
  recipe: null,
  ...part,
})

const field = (part: Partial<ReadField>): ReadField => ({
  id: 0,
  control: null,
  kind: 'line',
  type: 'text',
  label: 'Product name',
  name: 'name',
  field: 'name',
  confidence: 0.9,
  reason: 'its label says “Product name”',
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
const form: PageForm = { fields: [field({}), field({ id: 1, field: 'tagline', confidence: 0.6 })], byHand, filled: [] }
const plan = (host: string, items: ElsewhereItem[], isAllowed = false, page = form) =>
  planFill({
    list: { slug: 'tidewell', name: 'Tidewell', items, texts: items[0]?.texts ?? [], others: [] },
    host,
    form: page,
    chosen: null,
    isAllowed,
  })

describe('what may be filled', () => {
  it.each([
    ['uneed.best', true],
    ['www.uneed.best', true],
    ['uneed.best:8080', true],
    ['evil-uneed.best', false],
    ['uneed.best.evil.com', false],
    ['sub.uneed.best', false],
  ])('%s is the directory’s own host: %s', (host, isOwn) => {
    expect(directoryAt([item()], host) !== null).toBe(isOwn)
  })

  it('is what is known well enough; the rest is offered to copy', () => {
    const { toFill, byCopy } = plan('uneed.best', [item()])
    expect([toFill.map(({ field }) => field), byCopy.map(({ field }) => field)]).toEqual([['Name'], ['Tagline']])
  })

  it('is nothing on other hosts, unless it’s allowed once', () => {
    expect(plan('other.example', [item()])).toMatchObject({ mode: { is: 'other-host' }, toFill: [] })
    expect(plan('other.example', [item()], true).toFill).toHaveLength(1)
  })

  it('is nothing where machines are refused, even if it’s allowed', () => {
    const refusing = item({ automation: 'refused', automationRule: 'People only.' })
    expect(plan('uneed.best', [refusing], true)).toMatchObject({ mode: { is: 'refused', rule: 'People only.' }, toFill: [] })
  })

  it('leaves files, captchas and what no listing has to the maker, and always the last step', () => {
    const fields = [field({}), field({ id: 1, field: null, label: 'Team size' })]
    const page = { fields, byHand: { ...byHand, files: ['Logo'], choices: 2, hasCaptcha: true, frames: 1, closed: 1 }, filled: [] }
    expect(plan('uneed.best', [item()], false, page).byHand).toEqual([
      'Fill in “Team size”.',
      'Upload files: Logo.',
      'Go through 2 checkboxes and radio buttons.',
      'Solve the captcha.',
      'Check 1 embedded frame, which Slipway can’t read.',
      'Check 1 part of the page that Slipway can’t read.',
      'Check the form, then submit it yourself.',
    ])
  })
})

it('a page that was filled once doesn’t contradict that when the popup opens again', () => {
  expect(plan('other.example', [item()], false, { ...form, filled: ['Tidewell'] }).mode).toEqual({ is: 'fill' })
})

it('what is left names required fields first, each once, and never by what programs call it', () => {
  const unknown = (id: number, label: string, part: Partial<ReadField> = {}) => field({ id, field: null, label, name: `f${id}`, ...part })
  const raw = 'product[launched_on(2i)]'
  const fields = [
    unknown(1, 'Date de lancement'),
    unknown(2, raw, { name: raw }),
    unknown(3, 'team_country', { name: 'team_country', isRequired: true }),
    unknown(4, 'Pays de l’équipe'),
    unknown(5, 'Pays de l’équipe'),
    unknown(6, 'Votre e-mail', { isRequired: true }),
  ]
  expect(plan('uneed.best', [item()], false, { fields, byHand, filled: [] }).byHand[0]).toBe(
    'Fill in “Votre e-mail”, “Date de lancement”, “Pays de l’équipe”.',
  )
})

describe('a group of options', () => {
  const platforms = { field: 'platforms', label: 'Platforms', value: 'Web, iOS', limit: null, isCut: false }
  const group = field({
    id: 2,
    kind: 'choice',
    type: 'checkbox',
    field: 'platforms',
    label: 'Runs on',
    options: ['Browser', 'iPhone', 'Windows'],
    values: ['1', '2', '3'],
    maxChoices: 3,
  })
  const page = { fields: [field({}), group], byHand: { ...byHand, choices: 4 }, filled: [] }

  it('is shown like any other field, and what is chosen isn’t left to the maker', () => {
    const { toFill, byHand } = plan('uneed.best', [item({ texts: [platforms] })], false, page)
    expect(toFill).toMatchObject([{ field: 'Platforms', value: 'Browser\niPhone', shown: 'Browser, iPhone' }])
    expect(byHand).toContain('Go through 1 checkbox or radio button.')
  })

  it('is left to the maker where nothing may be filled', () => {
    expect(plan('other.example', [item({ texts: [platforms] })], false, page).byHand).toContain(
      'Go through 4 checkboxes and radio buttons.',
    )
  })

  it('isn’t offered to copy again if its options are called what the text says', () => {
    const alike = { ...group, options: ['Web', 'iOS', 'Windows'] }
    expect(plan('uneed.best', [item({ texts: [platforms] })], false, { ...page, fields: [alike] }).toCopy).toEqual([])
  })

  it('is named by the field whose text it takes', () => {
    const short = {
      field: 'shortDescription',
      label: 'Short description',
      value: 'Rotas by the tide, for harbours.',
      limit: null,
      isCut: false,
    }
    const fields = [field({ field: 'description', kind: 'lines', limit: 150 })]
    expect(plan('uneed.best', [item({ texts: [short] })], false, { ...page, fields }).toFill[0]?.field).toBe('Short description')
  })
})

describe('the plan from the server', () => {
  const read = (status: number, body: unknown) => readPlanResponse({ status, retryAfter: null, body }, 'https://l.example', 0)

  it('is read without what isn’t understood', () => {
    const body = {
      slug: 'tidewell',
      name: 'Tidewell',
      items: [item(), { ...item(), texts: [{ field: 1 }] }, { ...item(), automation: 'maybe' }, null],
    }
    expect(read(200, body)).toMatchObject({ ok: true, value: { items: [{ directory: { slug: 'uneed.best' } }], texts: [], others: [] } })
  })

  it.each([
    [200, { items: [] }],
    [200, 'text'],
    [404, { code: 'NOT_FOUND', message: 'No such launch.' }],
  ])('is refused with status %d and an unknown body', (status, body) => {
    expect(read(status, body).ok).toBe(false)
  })
})
