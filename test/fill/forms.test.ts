import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formSets, readForms, type FormSet } from './corpus.ts'
import { serveForms, type ServedForms } from './serve-forms.ts'
import { inWords, meetsGoals, totalsOf } from './totals.ts'
import { browserNames, tryForms, type Tried } from './try-forms.ts'

const forms = formSets.flatMap(readForms)
const careless = forms
  .filter(({ name }) => ['launch-board', 'plugin-seven', 'stepper'].includes(name))
  .map((form) => ({ ...form, isCareless: true }))
let served: ServedForms
let triedIn: Map<string, Tried[]>

beforeAll(async () => {
  served = await serveForms()
  const inBoth = browserNames.map(async (browser) => [browser, await tryForms(browser, [...forms, ...careless], served)] as const)
  triedIn = new Map(await Promise.all(inBoth))
}, 300_000) // on a busy machine

afterAll(() => served.close())

describe.each(browserNames)('in %s', (browser) => {
  let tried: Tried[]
  let carelesslyTried: Tried[]

  beforeAll(() => {
    const all = triedIn.get(browser) ?? []
    tried = all.slice(0, forms.length)
    carelesslyTried = all.slice(forms.length)
  })

  it('every submission form opens without an error, and nothing in it is undescribed', () => {
    expect(tried.length).toBeGreaterThan(200)
    expect(tried.flatMap(({ name, trial }) => trial.faults.map((fault) => `${name}: ${fault}`))).toEqual([])
  })

  const totalsIn = (set: FormSet) => totalsOf(tried.filter((one) => one.set === set))

  it.each(formSets)('the goals are met on %s, and nothing else is touched', (set) => {
    const totals = totalsIn(set)
    expect(meetsGoals(totals), `It was ${inWords(totals)}`).toBe(true)
  })

  it('a script that fills everything and presses a button is seen to', () => {
    const [board, plugin, stepper] = carelesslyTried.map(({ trial }) => trial)
    expect(board?.forbidden).toEqual(expect.arrayContaining(['input[name="q"]', 'input[name="password"]', 'input[name="email"]']))
    expect(board?.presses).toEqual(expect.arrayContaining(['click at button', 'submit at form', 'POST /session']))
    expect(plugin?.forbidden).toEqual(expect.arrayContaining(['#hp-site', 'input[name="quiz-math"]']))
    expect(board?.wrong).not.toEqual([])
    expect(stepper?.missed, 'controlled inputs put back what is set behind their back').toContain('#githubUrl')
    expect(stepper?.wrong).toContain('#cat-1: true')
    expect(stepper?.right).toContain('#cat-2')
    expect(stepper?.forbidden, 'check boxes can be seen, though browsers call them read-only').not.toContain('#cat-2 (not visible)')
  })
})
