import { describe, expect, it } from 'vitest'
import { kindOfForm, type FormControl, type FormFacts, type FormKind } from '../../../../shared/fill/recognition/form-kind.ts'
import type { Meaning } from '../../../../shared/fill/languages/meaning.ts'

/** A control that asks for this: generic if a `~` follows, of another type than a line of text if one is named (`description/textarea`). */
function control(asked: string): FormControl {
  const [said = '', type = 'text'] = asked.split('/')
  return { type, meaning: said === '' ? null : (said.replace('~', '') as Meaning), isGeneric: said.endsWith('~'), words: '' }
}

const form = (asked: string, rest: Partial<FormFacts> = {}): FormFacts => ({
  controls: asked === '' ? [] : asked.split(' ').map(control),
  isSearch: false,
  own: '',
  buttons: '',
  heading: '',
  above: '',
  page: '',
  ...rest,
})

describe('a form is', () => {
  it.each<[kind: FormKind, what: string, facts: FormFacts]>([
    ['product', 'what asks for a tagline and a category', form('name tagline category')],
    [
      'product',
      'a name, a link and a text that a button submits as a tool',
      form('name~ url~ description', { buttons: 'submit your tool' }),
    ],
    ['product', 'generic boxes with a description', form('name~ url~ description/textarea')],
    ['product', 'a link alone that is handed in', form('url~', { heading: 'add your website', above: 'add your website' })],
    ['product', 'a tool’s deal, with what only tools have', form('name url tagline', { heading: 'add a deal' })],
    [
      'product',
      'what a page called “Submit a tool” asks for as an issue',
      form('url description/textarea', { heading: 'create new issue', above: 'create new issue', page: 'submit a tool' }),
    ],
    [
      'contact',
      'a bug',
      form('url description/textarea', { heading: 'create new issue', above: 'create new issue', page: 'report a bug in the app' }),
    ],
    ['product', 'a listing with a password for the account made on the way', form('name tagline description password/password')],
    ['product', 'a listing that takes a card', form('name tagline payment')],
    ['product', 'a listing in a form that calls itself a search', form('name url tagline description/textarea', { isSearch: true })],
    ['search', 'a form that says so', form('search', { isSearch: true })],
    ['search', 'one whose button searches', form('name~', { buttons: 'search' })],
    ['search', 'filters of a list', form('category pricing platforms', { own: 'filters' })],
    ['search', 'one that shows what it found', form('category pricing', { buttons: 'show 12 results' })],
    ['account', 'one with a password', form('email password/password')],
    ['account', 'a link by email', form('email', { buttons: 'sign in', above: 'log in' })],
    ['payment', 'one with a card', form('name~ payment')],
    ['product', 'a listing that is looked over first', form('name tagline url', { heading: 'review your launch' })],
    [
      'contact',
      'an account’s headline and repositories',
      form('tagline github url', { heading: 'account settings', buttons: 'update profile' }),
    ],
    [
      'product',
      'a grant that a project asks for',
      form('name~ description/rich url twitter github', { heading: 'create a grant', buttons: 'create grant', above: 'create a grant' }),
    ],
    [
      'contact',
      'a grant that somebody gives',
      form('name~ description/textarea url', { heading: 'post a grant', buttons: 'post grant', above: 'post a grant' }),
    ],
    [
      'product',
      'a post with a link',
      form('url name~ description~/textarea', { heading: 'opret indlaeg', above: 'opret indlaeg', buttons: 'udfor' }),
    ],
    [
      'product',
      'a post with a link, in another script',
      form('url name~ description~/textarea', { heading: '发布新帖', above: '发布新帖' }),
    ],
    ['contact', 'a review', form('name tagline url', { heading: 'review a product' })],
    [
      'product',
      'a repository that is handed in as an issue',
      form('tagline github description/textarea', { heading: 'create new issue', above: 'create new issue submit a project' }),
    ],
    ['newsletter', 'an email box under a promise', form('email', { buttons: 'subscribe', above: 'our weekly digest' })],
    ['newsletter', 'an email box and nothing else', form('email')],
    ['comment', 'a reply', form('makerName email other/textarea', { buttons: 'reply' })],
    ['contact', 'a message', form('name~ email', { buttons: 'send', above: 'report a problem' })],
    ['contact', 'a job', form('name~ url~ description', { heading: 'post a job' })],
    ['contact', 'a bug', form('name~ url~ description~', { above: 'report a bug' })],
    ['contact', 'a calculator', form('price name~', { buttons: 'calculate' })],
    ['unclear', 'what says nothing', form('makerName country company')],
  ])('%s: %s', (kind, _what, facts) => {
    expect(kindOfForm(facts)).toBe(kind)
  })
})

describe('words of a control', () => {
  it('make a contact form of one that takes a subject', () => {
    const facts = form('name~ email')
    const subject: FormControl = { type: 'text', meaning: 'other', isGeneric: false, words: 'subject' }
    expect(kindOfForm({ ...facts, controls: [...facts.controls, subject] })).toBe('contact')
  })
  it('make a payment of a card’s number, and not of a company’s', () => {
    const asked = form('name url payment email', { page: 'cadastrar startup' })
    const named = (words: string) => ({
      ...asked,
      controls: asked.controls.map((one) => (one.meaning === 'payment' ? { ...one, words } : one)),
    })
    expect(['card number | card', 'cnpj | cnpj'].map((words) => kindOfForm(named(words)))).toEqual(['payment', 'product'])
  })
  it('of a first comment aren’t those of a comment form', () => {
    const own: FormControl = { type: 'textarea', meaning: 'firstComment', isGeneric: false, words: 'first comment' }
    expect(kindOfForm({ ...form('name url'), controls: [control('name'), control('url'), control('video'), own] })).toBe('product')
  })
})

describe('the title of a page', () => {
  it('tells of a form that says too little itself', () => {
    expect(kindOfForm(form('url makerName country company/text'))).toBe('unclear')
    expect(kindOfForm(form('url makerName country company/text', { page: 'submit your startup' }))).toBe('product')
  })
})
