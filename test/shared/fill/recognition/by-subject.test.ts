import { describe, expect, it } from 'vitest'
import { settleNeighbours, type InForm } from '../../../../shared/fill/recognition/settle-neighbours.ts'

const control = (part: Partial<InForm>): InForm => ({
  field: 'name',
  confidence: 1,
  reason: 'its label says “Name”',
  isGeneric: true,
  type: 'text',
  section: '',
  label: 'Name',
  names: [],
  evidence: 'read',
  isPayment: false,
  ...part,
})
const settled = (...parts: Partial<InForm>[]) =>
  settleNeighbours(parts.map(control)).map(({ field, confidence }) => [field, Math.round(confidence * 100) / 100])

describe('whom a group is about', () => {
  const named = (label: string, field: InForm['field'], part: Partial<InForm> = {}) => ({ label, field, isGeneric: false, ...part })
  it.each<[section: string, name: string, field: InForm['field']]>([
    ['Partners', '', null],
    ['Représentant légal', '', null],
    ['紹介者', '', null],
    ['', 'referrer[name]', null],
    ['', 'investorWebsite', null],
    ['', 'friend_email', null],
    ['Contact', '', 'makerName'],
    ['Partner programme for start-ups', '', 'makerName'],
    ['', 'partnership', 'makerName'],
  ])('decides whether its boxes are filled: under “%s”, called “%s”', (section, name, field) => {
    expect(settled(named('Nom', 'makerName', { section, names: [name] }))[0]?.[0]).toBe(field)
  })
  it('leaves a box alone that says itself what it takes', () => {
    expect(settled(named('Product name', 'name', { section: 'Partners' }))[0]?.[0]).toBe('name')
    expect(settled(named('Audience', 'audience', { section: 'Customers' }))[0]?.[0]).toBe('audience')
  })
  it('reads an address among a company’s details as its site', () => {
    const url = { field: 'url', label: 'Site web' } as const
    expect(settled(url, { ...url, section: 'Coordonnées de l’entreprise' })[1]?.[0]).toBe('url')
    expect(settled({ ...url, isGeneric: false }, { ...url, isGeneric: false, section: 'Vos coordonnées' })[1]?.[0]).toBe('makerUrl')
  })
})

it.each<[section: string, field: InForm['field']]>([
  ['Demo video', 'video'],
  ['Logo', 'logo'],
  ['Links', 'url'],
])('a “URL” under “%s” is that of the %s', (section, field) => {
  expect(settled({ field: 'url', label: 'URL', section })[0]?.[0]).toBe(field)
})

describe('in words that nobody knows', () => {
  const unread = (type: string, part: Partial<InForm> = {}) => ({
    field: null,
    confidence: 0,
    type,
    evidence: 'none' as const,
    label: 'ᏍᏓ',
    ...part,
  })
  const known = { field: 'tagline', isGeneric: false, label: 'Tagline' } as const
  it('the first boxes of a product’s form take its name, its address and its description', () => {
    expect(settled(unread('text'), unread('url'), known, unread('textarea'), unread('textarea'))).toEqual([
      ['name', 0.72],
      ['url', 0.72],
      ['tagline', 1],
      ['description', 0.72],
      [null, 0],
    ])
  })
  it('nothing is filled that others take, that is somebody’s, or whose form says nothing at all', () => {
    expect(settled(unread('text'), { isGeneric: false, label: 'Product name' })[0]?.[0]).toBeNull()
    expect(settled(unread('text', { section: 'Contact' }), known)[0]?.[0]).toBeNull()
    expect(settled({ ...known, field: 'price' }, unread('text'), known)[1]?.[0]).toBeNull()
    expect(settled(unread('text'), unread('textarea'))).toEqual([
      [null, 0],
      [null, 0],
    ])
  })
})
