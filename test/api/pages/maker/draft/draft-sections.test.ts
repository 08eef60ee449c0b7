import { describe, expect, it } from 'vitest'
import { firstOpen, foldedKeys, isBlank, isFolded, sectionStates } from '../../../../../api/pages/maker/draft/section-list.tsx'
import { sections, valuesOf, type DraftValues } from '../../../../../api/pages/maker/draft/draft-values.ts'
import { literalLaunch } from '../../../../support/literal-launch.ts'

const form = (typed: Partial<DraftValues> = {}, errors: Record<string, string> = {}, saved: Record<string, string> = {}) => ({
  values: { ...valuesOf(literalLaunch({ categories: ['design'], plan: 'free', requestedLaunchDate: '2026-03-09' })), ...typed },
  errors,
  saved,
})
const stateOf = (part: string, ...given: Parameters<typeof form>) =>
  sectionStates(form(...given), false).find((state) => state.part === part)

describe('a section says what it lacks', () => {
  it.each([
    ['basics', {}, []],
    ['basics', { tagline: ' ', categories: [] }, ['Tagline', 'Categories']],
    ['description', { description: '' }, ['Description']],
    ['pictures', { logo: '' }, []], // we draw one
    ['launch', { plan: '' }, ['Plan']],
    ['launch', { week: '' }, ['Launch date']],
    ['launch', { plan: 'premium_7', day: '' }, ['Launch date']],
    ['details', { pricing: '' }, []],
  ] as const)('%s with %j: %j', (part, typed, missing) => {
    expect(stateOf(part, typed as Partial<DraftValues>)?.missing).toEqual(missing)
  })

  it.each([
    [{ logo: '', screenshots: [] }, ['Logo', 'Screenshots']],
    [{ logo: '/logos/acme.svg', screenshots: [''] }, ['Logo', 'Screenshots']], // we drew it
    [{ logo: 'https://acme.dev/logo.png', screenshots: [] }, ['Screenshots']],
    [{ logo: '/logos/acme.svg', screenshots: ['https://acme.dev/1.png'] }, ['Logo']],
    [{ logo: 'https://acme.dev/logo.png', screenshots: ['https://acme.dev/1.png'] }, []],
  ])('which pictures the maker hasn’t added, of %j: %j', (typed, pictures) => {
    expect(stateOf('pictures', typed)?.pictures).toEqual(pictures)
    expect(stateOf('basics', typed)?.pictures).toEqual([])
  })

  it('what is wrong with it, which isn’t missing, and what another window saved differently', () => {
    expect(stateOf('basics', {}, { url: 'Enter a URL.' })).toMatchObject({ wrong: 1, missing: [] })
    expect(stateOf('basics', { tagline: '' }, { tagline: 'Enter a tagline.' })).toMatchObject({ wrong: 0, missing: ['Tagline'] })
    expect(stateOf('links', {}, {}, { twitterUsername: '@other' })?.differs).toBe(1)
  })

  it('a live listing has no launch date, and neither its name nor its URL is missing', () => {
    const states = sectionStates(form({ name: '', url: '', plan: '' }), true)
    expect(states.map(({ part }) => part)).toEqual(['basics', 'pictures', 'description', 'details', 'links'])
    expect(states.flatMap(({ missing }) => missing)).toEqual([])
  })
})

it.each([
  ['the first with an error', form({ tagline: '' }, { twitterUsername: 'No.' }), 'basics'],
  ['an error before what is missing', form({ tagline: '', twitterUsername: 'x y' }, { twitterUsername: 'No.' }), 'links'],
  ['the start, also while its plan is missing', form({ plan: '', week: '' }), 'basics'],
  ['the start', form(), 'basics'],
] as const)('the form opens at %s', (_, given, part) => {
  expect(firstOpen(sectionStates(given, false))).toBe(part)
})

describe('rare fields are folded', () => {
  const keys = foldedKeys(sections.find(({ part }) => part === 'details')?.keys ?? [])
  const discount = { badgeTitle: '', code: '', percentOff: '', validUntil: '' }
  it.each([
    [true, form({ discount, targetKeyword: '', language: '' })],
    [false, form({ discount, targetKeyword: '', language: 'ja' })],
    [false, form({ discount: { ...discount, code: 'CREW' }, targetKeyword: '' })],
    [false, form({ discount, targetKeyword: 'tides' })],
    [false, form({ discount, targetKeyword: '' }, { discount: 'Enter a code.' })],
  ])('%s', (folded, given) => {
    expect(keys).toEqual(['discount', 'targetKeyword', 'language'])
    expect(isFolded(keys, given)).toBe(folded)
  })
})

it.each([
  ['', true],
  [' \n', true],
  [[], true],
  [['', ' '], true],
  [{ a: '', b: '' }, true],
  [false, true],
  [null, true],
  ['a', false],
  [['', 'a'], false],
  [{ a: '', b: 'x' }, false],
  [true, false],
])('%j is blank: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank)
})
