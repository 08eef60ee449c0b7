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
const email = { field: 'email', isGeneric: false, label: 'Email' } as const
const settled = (...parts: Partial<InForm>[]) =>
  settleNeighbours(parts.map(control)).map(({ field, confidence }) => [field, Math.round(confidence * 100) / 100])

describe('a box for a name', () => {
  it('is the product’s where nothing else is known', () => {
    expect(settled({})).toEqual([['name', 1]])
  })
  it('is the maker’s in a section about people', () => {
    expect(settled({ section: 'About you' })).toEqual([['makerName', 1]])
    expect(settleNeighbours([control({ section: 'About you' })])[0]?.reason).toBe('its label says “Name”, under “About you”')
  })
  it('is doubtful beside an email address, and the maker’s if there is another for the product', () => {
    expect(settled({}, email)[0]).toEqual(['name', 0.55])
    expect(settled({ isGeneric: false, label: 'Product name' }, { field: 'url', label: 'URL' }, {}, email)[2]).toEqual(['makerName', 0.9])
  })
  it('beside an email address is the product’s in a section about it', () => {
    expect(settled({ section: 'Your product' }, email)[0]).toEqual(['name', 1])
  })
  it('is the product’s if it is called so', () => {
    expect(settled({ label: 'Product' }, email)[0]).toEqual(['name', 1])
  })
  it('called a title is doubtful, but in a form that asks for more of a product', () => {
    expect(settled({ label: 'Title' })[0]).toEqual(['name', 0.6])
    expect(settled({ label: 'Title' }, { field: 'tagline', isGeneric: false, label: 'Tagline' })[0]).toEqual(['name', 0.9])
  })
  it('beside a first name takes the last one, unless another box does', () => {
    const first = { field: 'makerName', part: 'first', isGeneric: false, label: 'Prénom', confidence: 0.9 } as const
    expect(settleNeighbours([control(first), control({ label: 'Nom' })])[1]).toMatchObject({
      field: 'makerName',
      part: 'last',
      confidence: 0.9,
    })
    expect(settleNeighbours([control({ label: 'Nom' }), control(first)])[0]?.part).toBe('last')
    expect(settled({}, first, { ...first, part: 'last', label: 'Last name' })[0]?.[0]).toBe('name')
    expect(settled({ isGeneric: false, label: 'Product name' }, first)[0]?.[0]).toBe('name')
    expect(settled({ ...first, confidence: 0.5 }, { label: 'Nom' })[1]).toEqual(['makerName', 0.5])
  })
  it.each<[first: string, own: string, section: string, ownSection: string, field: string]>([
    ['Vorname', 'Name', '', '', 'makerName'],
    ['Votre prénom', 'Nom *', 'Vous', 'Vous', 'makerName'],
    ['Voornaam', 'Naam', 'Contact', 'Contact', 'makerName'],
    ['Prenume', 'Nume', '', '', 'makerName'],
    ['First name', 'Name', 'About you', 'Your product', 'name'],
    ['Prénom', 'Nom', 'Vous', 'Le produit', 'name'],
    ['Vorname', 'Name', 'Über dich', 'Eintrag', 'name'],
    ['Prénom', 'Nom', 'Votre projet', 'Votre projet', 'name'],
    ['First name', 'Name', '', '', 'name'],
    ['Vorname', 'Produkt', '', '', 'name'],
    ['Prénom', 'Produit', '', '', 'name'],
    ['Your first name', 'Startup', '', '', 'name'],
    ['First name', 'Project', '', '', 'name'],
    ['First name', 'App', '', '', 'name'],
    ['First name', 'Tool', '', '', 'name'],
    ['First name', 'Title', '', '', 'name'],
    ['Nombre de pila', 'Nombre', '', '', 'name'],
  ])('beside “%s” and called “%s”, under “%s” and “%s”, is the %s', (label, own, section, ownSection, field) => {
    const first = { field: 'makerName', part: 'first', isGeneric: false, label, section } as const
    expect(settled(first, { label: own, section: ownSection })[1]?.[0]).toBe(field)
    expect(settled({ label: own, section: ownSection }, first)[0]?.[0]).toBe(field)
  })
  it('beside a last name alone is the first one', () => {
    const last = { field: 'makerName', part: 'last', isGeneric: false, label: 'Sobrenome', confidence: 0.9 } as const
    expect(settleNeighbours([control({ label: 'Nome' }), control(last)])[0]).toMatchObject({ field: 'makerName', part: 'first' })
    expect(settled({ label: 'Nome', section: 'Produto' }, { ...last, section: 'Fundador' })[0]?.[0]).toBe('name')
    const first = { ...last, part: 'first', label: 'Primeiro nome' } as const
    expect(settled(first, { label: 'Nome' }, last)[1]?.[0]).toBe('name')
    expect(settled({ isGeneric: false, label: 'Nome do produto' }, last)[0]?.[0]).toBe('name')
  })
  it('is a last one in a product’s section where that has a name of its own', () => {
    const section = 'Proposer un outil'
    const first = { field: 'makerName', part: 'first', isGeneric: false, label: 'Prénom', section } as const
    expect(settled(first, { label: 'Nom', section }, { isGeneric: false, label: 'Nom de l’outil', section })[1]?.[0]).toBe('makerName')
  })
  it.each<[label: string, others: string[], part: string | undefined]>([
    ['Meno', ['Priezvisko'], 'first'],
    ['Personne à contacter', [], 'first'],
    ['Vorname', [], 'first'],
  ])('%s beside %s is of the maker’s name: %s', (label, others, part) => {
    const named = { field: 'makerName', isGeneric: false } as const
    const own = control({ ...named, label, part: others.length === 0 ? 'first' : undefined })
    expect(settleNeighbours([own, ...others.map((label) => control({ ...named, label, part: 'last' }))])[0]?.part).toBe(part)
  })
  it('is asked for again in another language', () => {
    expect(settled({ label: 'Arabic title', isGeneric: false }, { label: 'English title', isGeneric: false })).toEqual([
      ['name', 1],
      ['name', 1],
    ])
  })
  it('that is specific stays what it is', () => {
    expect(settled({ isGeneric: false, section: 'About you' }, email)[0]).toEqual(['name', 1])
  })
})

describe('a box for a URL', () => {
  const url = { field: 'url', label: 'URL' } as const
  it('is the maker’s in a section about people, if there is another for the product', () => {
    expect(settled({ ...url, section: 'Contact' })).toEqual([['url', 1]])
    expect(settled({ ...url, isGeneric: false }, { ...url, section: 'Contact' })[1]).toEqual(['makerUrl', 0.9])
  })
  it.each<[label: string, section: string, field: string]>([
    ['Hjemmesiden din', 'Om deg', 'makerUrl'],
    ['Din hemsida', 'Om dig', 'makerUrl'],
    ['Tu página web', 'Sobre ti', 'makerUrl'],
    ['Сайт', 'О вас', 'makerUrl'],
    ['Hjemmesiden til appen', 'Om deg', 'url'],
    ['Produktets hjemmeside', 'Kontakt', 'url'],
    ['Company website', 'Contact', 'url'],
    ['Sitio de la empresa', 'Contacto', 'url'],
    ['Hjemmeside', 'Om tjenesten', 'url'],
    ['Strona internetowa', 'Dane produktu', 'url'],
    ['Сайт', 'Что вас отличает', 'url'],
  ])('called “%s”, under “%s” and after the product’s, is the %s', (label, section, field) => {
    expect(settled({ ...url, isGeneric: false }, { ...url, isGeneric: false, label, section })[1]?.[0]).toBe(field)
  })
  it('is the product’s in a section about people, where that has all of them', () => {
    const section = 'Om deg'
    expect(settled({ ...url, isGeneric: false, section }, { ...url, isGeneric: false, section })[1]?.[0]).toBe('url')
  })
  it('is doubtful beside a specific one', () => {
    expect(settled({ ...url, isGeneric: false }, url)[1]).toEqual(['url', 0.36])
  })
})

describe('of several boxes for a field', () => {
  it('the likeliest takes it, and of equal ones the first', () => {
    expect(settled({ ...email, confidence: 0.8 }, { ...email, confidence: 0.9 })).toEqual([
      ['email', 0.48],
      ['email', 0.9],
    ])
    expect(settled(email, email)).toEqual([
      ['email', 1],
      ['email', 0.6],
    ])
  })
  it('one that repeats an email address takes it, too', () => {
    expect(settled(email, { ...email, label: 'Confirm email' })[1]).toEqual(['email', 1])
  })
  it('several take screenshots, and both parts of a name', () => {
    const shots = { field: 'screenshots', isGeneric: false } as const
    expect(settled(shots, shots)[1]).toEqual(['screenshots', 1])
    const name = { field: 'makerName', isGeneric: false } as const
    expect(settled({ ...name, part: 'first' }, { ...name, part: 'last' })[1]).toEqual(['makerName', 1])
  })
})

describe('who pays, and who signs up,', () => {
  const card = { field: null, isPayment: true, label: 'Card number', isGeneric: false } as const
  it('is asked for beside a card: nothing is filled', () => {
    expect(settled({ field: 'country', isGeneric: false, label: 'Country' }, card)[0]).toEqual(['country', 0.6])
  })
  it('isn’t asked for beside a coupon, or a card in another section', () => {
    expect(settled({ field: 'country', isGeneric: false }, { ...card, label: 'Coupon' })[0]).toEqual(['country', 1])
    expect(settled({ field: 'country', isGeneric: false }, { ...card, section: 'Payment' })[0]).toEqual(['country', 1])
  })
  it('is asked for in a section about payment, but not for a product’s name', () => {
    expect(settled({ ...email, section: 'Billing' })[0]).toEqual(['email', 0.6])
    expect(settled({ label: 'Product', section: 'Billing' })[0]).toEqual(['name', 1])
  })
  it('keeps an email address and a name that say whose they are, beside a card', () => {
    expect(settled(email, card)[0]).toEqual(['email', 1])
    expect(settled({ ...email, isGeneric: true }, card)[0]).toEqual(['email', 0.6])
  })
  it('is asked for beside a password', () => {
    const password = { field: null, type: 'password', label: 'Password' } as const
    expect(settled(email, password)[0]).toEqual(['email', 0.6])
    expect(settled(email, { ...password, section: 'Account' })[0]).toEqual(['email', 1])
    expect(settled({ field: 'tagline', isGeneric: false }, email, password)[1]).toEqual(['email', 1])
  })
})

describe('a box for an address', () => {
  const address = { field: null, label: 'Address', confidence: 0, isGeneric: false } as const
  it('is the URL of a site that is added, if nothing else asks for it', () => {
    expect(settled({ ...address, section: 'Add your website' })).toEqual([['url', 0.8]])
    expect(settled({ ...address, label: 'Adresse', section: 'Webseite eintragen' })).toEqual([['url', 0.8]])
    expect(settled({ ...address, type: 'url' })).toEqual([['url', 0.8]])
    expect(settled({ ...address, label: 'Son adresse', section: 'Le site' })).toEqual([['url', 0.8]])
  })
  it.each<[beside: string, Partial<InForm>]>([
    ['a URL', { field: 'url', label: 'Website' }],
    ['a city', { field: null, label: 'City' }],
    ['a phone number', { field: null, label: 'Telefon' }],
  ])('is a street’s beside %s', (_, beside) => {
    expect(settled({ ...address, section: 'Add your website' }, beside)[0]).toEqual([null, 0])
  })
  it('is a demo’s, too, if there is no other', () => {
    expect(settled({ field: null, label: 'Demo URL' })[0]?.[0]).toBe('url')
    expect(settled({ field: null, label: 'Demo URL' }, { field: 'url', label: 'Website' })[0]?.[0]).toBeNull()
  })
  it('is a street’s where nothing speaks of a site', () => {
    expect(settled({ ...address, section: 'Add your restaurant' })).toEqual([[null, 0]])
  })
})

it.each<[label: string, beside: string, field: string | null]>([
  ['YouTube', 'Instagram', null],
  ['YouTube URL', 'LinkedIn', null],
  ['YouTube video', 'Instagram', 'video'],
  ['YouTube', 'Launch date', 'video'],
])('a box called “%s” beside “%s” is for %s', (label, beside, field) => {
  expect(settled({ field: null, label: beside }, { field: 'video', isGeneric: false, label })[1]?.[0]).toBe(field)
})

describe('of two boxes for a description', () => {
  const line = { field: 'description', isGeneric: false, label: 'What is it about?' } as const
  const area = { ...line, type: 'textarea', label: 'Description' } as const
  it('the line takes the tagline, if no other box does', () => {
    expect(settled(line, area)).toEqual([
      ['tagline', 1],
      ['description', 1],
    ])
    expect(settled({ ...line, field: 'tagline', label: 'Tagline' }, line, area)[1]?.[0]).toBe('description')
    expect(settled(line)[0]?.[0]).toBe('description')
  })
})

it('a pitch of several lines is a description, unless the form asks for one', () => {
  const pitch = { field: 'tagline', isGeneric: true, type: 'textarea', label: 'Pitch' } as const
  const area = { field: 'description', isGeneric: false, type: 'textarea', label: 'Description' } as const
  expect(settled(pitch)[0]?.[0]).toBe('description')
  expect(settled({ ...pitch, type: 'text' })[0]?.[0]).toBe('tagline')
  expect(settled({ ...pitch, isGeneric: false, label: 'Tagline' })[0]?.[0]).toBe('tagline')
  expect(settled(pitch, area)[0]?.[0]).toBe('tagline')
})

it('an email address is asked for again in a section about people', () => {
  expect(settled(email, { ...email, section: 'Your details' }).map(([, confidence]) => confidence)).toEqual([1, 1])
  expect(settled(email, { ...email, section: 'Invoice' })[1]?.[1]).toBeLessThan(0.7)
})

describe('of two boxes for tags', () => {
  const tags = { field: 'tags', isGeneric: false, type: 'list', label: 'Keywords' } as const
  it('the one for topics takes the categories, if no other box does', () => {
    expect(settled({ ...tags, label: 'Topics' }, tags).map(([field]) => field)).toEqual(['categories', 'tags'])
    expect(settled({ ...tags, label: 'Topics' })[0]?.[0]).toBe('tags')
    expect(settled({ ...tags, label: 'Topics' }, tags, { ...tags, field: 'category' })[0]?.[0]).toBe('tags')
  })
})

describe('beside a box that is never touched', () => {
  const company = { field: 'company', isGeneric: true, label: 'Company' } as const
  const beside = (label: string) => settled(company, { field: null, isPayment: true, label })[0]?.[1]
  it.each(['Card number', 'Számlaszám', 'Kortnummer'])('for a payment, a company is whoever pays: %s', (label) => {
    expect(beside(label)).toBe(0.6)
  })
  it.each([
    'Coupon',
    'Umsatzsteuer-ID',
    'Kuponkód a kiemeléshez',
    'Adószám',
    'Rabatkode',
    'CVR-nummer',
    'Mã giảm giá gói nổi bật',
    'Slevový kód',
    'Купон',
    'Billing contact',
  ])('for a code, a tax number or a person, it’s the maker’s: %s', (label) => {
    expect(beside(label)).toBe(1)
  })
})
